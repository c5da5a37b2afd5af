import { explain, readArguments } from '@argo/cli/command-arguments'
import { buildSite } from '@argo/cli/site'
import { tryAcknowledged } from './trial/acknowledged.ts'
import { tryBackup } from './trial/backup.ts'
import { databaseNames } from './trial/databases.ts'
import { tryDatabaseKilled } from './trial/database-killed.ts'
import { tryDiskFull } from './trial/disk-full.ts'
import { tryFirstStart } from './trial/first-start.ts'
import { tryHungServer } from './trial/hung-server.ts'
import { tryMail } from './trial/mail.ts'
import { tryMailQueue } from './trial/mail-queue.ts'
import { tryProxy } from './trial/proxy.ts'
import { tryRequests } from './trial/requests.ts'
import { tryRollingRestarts } from './trial/rolling.ts'
import type { TrialOptions } from './trial/trial-options.ts'

// `pnpm trial <name>`: what takes minutes to show; docs/reliability.md and docs/security.md have the results.
const trials: Record<string, (options: TrialOptions) => Promise<void>> = {
  requests: tryRequests,
  'first-start': tryFirstStart,
  acknowledged: tryAcknowledged,
  backup: tryBackup,
  mail: tryMail,
  'mail-queue': tryMailQueue,
  'database-killed': tryDatabaseKilled,
  'disk-full': tryDiskFull,
  proxy: tryProxy,
  rolling: tryRollingRestarts,
  'hung-server': tryHungServer,
}

const help = `pnpm trial ${Object.keys(trials).join('|')} [--seed <whole number>] [--database ${databaseNames.join('|')}] [--rounds <whole number>]`

const { positionals, values } = readArguments(help, {
  seed: { type: 'string' },
  database: { type: 'string' },
  rounds: { type: 'string' },
})
const [name = '', ...more] = positionals
const trial = trials[name]
const databases = databaseNames.filter((name) => name === (values.database ?? name))
const { seed = String(Date.now()), rounds } = values
const numbersAreWhole = isWhole(seed) && (rounds === undefined || isWhole(rounds))
if (!trial || more.length > 0 || databases.length === 0 || !numbersAreWhole) explain(help)
await buildSite()
await trial({
  seed: Number(seed),
  databases,
  rounds: rounds === undefined ? rounds : Number(rounds),
})

// From 1: no rounds at all would show nothing.
function isWhole(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}
