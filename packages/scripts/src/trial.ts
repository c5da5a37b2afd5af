import { buildSite } from './site.ts'
import { tryAcknowledged } from './trial/acknowledged.ts'
import { tryFirstStart } from './trial/first-start.ts'
import { tryRequests } from './trial/requests.ts'
import { tryRollingRestarts } from './trial/rolling.ts'

// `pnpm trial <name> [--seed <number>]`: what takes minutes to show; docs/reliability.md and docs/security.md
// have the results.
const trials: Record<string, (seed: number) => Promise<void>> = {
  requests: tryRequests,
  'first-start': tryFirstStart,
  acknowledged: tryAcknowledged,
  rolling: tryRollingRestarts,
}

const [name = '', ...rest] = process.argv.slice(2)
const trial = trials[name]
if (trial) {
  await buildSite()
  const seed = Number(rest[rest.indexOf('--seed') + 1] ?? Date.now())
  await trial(rest.includes('--seed') ? seed : Date.now())
} else {
  console.error(`pnpm trial ${Object.keys(trials).join('|')} [--seed <number>]`)
  process.exitCode = 1
}
