import { parseArgs } from 'node:util'
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
})
const trial = trials[positionals[0] ?? '']
if (trial) {
  await buildSite()
  await trial(Number(values.seed ?? Date.now()))
} else {
  console.error(`pnpm trial ${Object.keys(trials).join('|')} [--seed <number>]`)
  process.exitCode = 1
}
