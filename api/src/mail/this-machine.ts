/** Whether an address leads to the machine itself, so that nobody is in between and nobody else gets there. */
export function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostOf(url))
}

// The host of other schemes than http is not in its usual form.
function hostOf(url: string): string {
  return new URL(url.replace(/^\w+:/, 'http:')).hostname
}
