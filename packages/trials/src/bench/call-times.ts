import { percentile } from './load.ts'

/** The heads of the columns of figures. */
export const timeHeads = ['p50', 'p95', 'p99', 'CPU, p95']

/** Measures calls in this process, one after the other, in ms: by the clock, and what this process itself worked. */
export function callTimes() {
  const times: number[] = []
  const cpuTimes: number[] = []
  return {
    measure: async (call: () => Promise<unknown>): Promise<void> => {
      const cpuBefore = process.cpuUsage()
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
      const { user, system } = process.cpuUsage(cpuBefore)
      cpuTimes.push((user + system) / 1_000)
    },
    figures: () =>
      [0.5, 0.95, 0.99].map((part) => percentile(times, part)).concat(percentile(cpuTimes, 0.95)),
  }
}
