import { readFile } from 'node:fs/promises'
import { type SiteProcess, startSite } from '../site-process.ts'
import { ask } from './answer.ts'
import { median } from './median.ts'
import { printTable } from './table.ts'

const rounds = 3

/** Prints how long a built site takes from its start to its first page, on a new database each time. */
export async function benchStart(): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const site = await startSite()
    await ask(`${site.url}/home`)
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
  const status = await readFile(`/proc/${site.process.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  if (!status) return
  printTable(
    'Memory (MB)',
    ['', 'now', 'at most'],
    [[when, Math.round(kilobytes('VmRSS') / 1024), Math.round(kilobytes('VmHWM') / 1024)]],
  )
}
