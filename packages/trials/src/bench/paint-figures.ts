/** When a page showed itself, in milliseconds since the address was requested; CLS has no unit. */
export interface PaintFigures {
  ttfb: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

declare global {
  interface Window {
    readFigures: () => PaintFigures
  }
}

/** Runs in the page before its own scripts: notes what the browser reports. */
export function collectFigures(): void {
  const figures: PaintFigures = { ttfb: 0, fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) figures.cls += value
  })
  // What a task holds up beyond 50 ms, from the first paint on.
  watch('longtask', ({ startTime, duration }) => {
    if (figures.fcp > 0 && startTime + duration > figures.fcp)
      figures.tbt += Math.max(duration - 50, 0)
  })
  window.readFigures = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    return { ...figures, ttfb: navigation?.responseStart ?? 0 }
  }
}
