import { readFile } from 'node:fs/promises'
import { type SiteProcess, startSite } from '@argo/cli/site-process'
import { median } from './median.ts'
import { record } from './recorded-response.ts'
import { printTable } from './table.ts'

const rounds = 3

/** Prints how long a built site takes from its start to its first page, on a new database each time. */
export async function benchStart(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const site = await startSite()
    await record(`${site.url}/home`)
    times.push(performance.now() - start)
    await site.stop()
  }
  printTable(
    'Cold start',
    ['', 'ms'],
    [['from start to the first page', Math.round(median(times))]],
  )
}

/** Prints the memory a site takes; where there is no /proc, nothing. */
export async function printMemory(site: SiteProcess, when: string): Promise<void> {
  const memory = await memoryOf(site)
  if (memory) printTable('Memory (MB)', ['', 'now', 'at most'], [[when, memory.now, memory.atMost]])
}

// Linux counts processor time in hundredths of a second, whatever its scheduler does (proc(5)).
const tickMicroseconds = 10_000

/** The processor time of a process and all its threads, user and system, in µs; NaN where there is no /proc. */
export async function cpuTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the command's name in parentheses, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds
}

/** A site's resident memory in MB; undefined where there is no /proc and once the site has ended. */
export async function memoryOf({
  pid,
}: SiteProcess): Promise<{ now: number; atMost: number } | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return status ? { now: megabytes('VmRSS'), atMost: megabytes('VmHWM') } : undefined
}
