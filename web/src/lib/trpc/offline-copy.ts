const mark = 'offline-copy'

/** True for a page that the service worker gave from its cache, as it says itself: its data may be old. */
export function isOfflineCopy(): boolean {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigations.some(({ serverTiming }) => serverTiming.some(({ name }) => name === mark))
}

/** True for a response that the service worker gave from its cache. */
export function isCopy({ headers }: Response): boolean {
  return headers.get('Server-Timing')?.includes(mark) === true
}
