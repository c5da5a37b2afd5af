/** True for a page that the service worker gave from its cache, as it says itself: its data may be old. */
export function isOfflineCopy(): boolean {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigations.some(({ serverTiming }) =>
    serverTiming.some(({ name }) => name === 'offline-copy'),
  )
}
