const reloadedAt = 'argo:reloaded-for-missing-chunk'

/**
 * A page opened before a deployment may ask for a chunk that is gone: reload for the new version,
 * but not twice within a minute, so that a chunk that is really missing cannot loop.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing newer is to be had, and the page at hand is worth keeping.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(reloadedAt))
    if (Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    window.location.reload()
  })
}
