/** How long after somebody signed in they may do what asks for a fresh answer of a passkey, in milliseconds. */
const freshness = 5 * 60_000

/** Said to somebody who signed in longer ago. */
export const confirmation = 'Please confirm with your passkey that it is you.'

/** Whether somebody signed in within the last five minutes. */
export function isFresh(signedInAt: string | undefined, now: Date): boolean {
  return signedInAt !== undefined && now.getTime() - Date.parse(signedInAt) < freshness
}
