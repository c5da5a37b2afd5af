import { readFile } from 'node:fs/promises'

/** The value below which a share of the values lies; of 0.5 the median, the upper of the middle two. */
export function percentile(values: number[], share: number): number {
  const at = Math.min(Math.floor(values.length * share), values.length - 1)
  return values.toSorted((one, other) => one - other)[at] ?? Number.NaN
}

/** As many digits as say something. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

// Linux counts processor time in hundredths of a second (proc(5)).
const tickMilliseconds = 10

/** The processor time of a process and its threads, user and system, in ms; NaN where there is no /proc. */
export async function cpuTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the command's name in parentheses, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMilliseconds
}

/** A process's resident memory in MB; NaN where there is no /proc. */
export async function memoryOf(pid: number): Promise<{ now: number; atMost: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), atMost: megabytes('VmHWM') }
}
