import { explain, readArguments } from '@argo/cli/command-arguments'
import { buildSite } from '@argo/cli/build'
import { databaseNames, type TrialOptions } from './databases.ts'
import { tryHungServer } from './trial/hung-server.ts'
import { tryKilled } from './trial/killed.ts'
import { tryProxy } from './trial/proxy.ts'
import { tryRequests } from './trial/requests.ts'
import { tryRollingRestarts } from './trial/rolling.ts'

// What takes minutes to show; docs/reliability.md says what each shows.
const trials: Record<string, (options: TrialOptions) => Promise<void>> = {
  requests: tryRequests,
  killed: tryKilled,
  proxy: tryProxy,
  rolling: tryRollingRestarts,
  'hung-server': tryHungServer,
}

const help = `pnpm trial ${Object.keys(trials).join('|')} [--database ${databaseNames.join('|')}] [--rounds <whole number>] [--seed <whole number>]
--seed makes the generated requests of a run again.`

const { positionals, values } = readArguments(help, {
  seed: { type: 'string', default: String(Date.now()) },
  database: { type: 'string' },
  rounds: { type: 'string' },
})
const [name = '', ...more] = positionals
const trial = trials[name]
const databases = databaseNames.filter((each) => each === (values.database ?? each))
const numbers = [values.seed, values.rounds ?? '1']
if (!trial || more.length > 0 || databases.length === 0) explain(help)
if (!numbers.every((text) => /^[1-9]\d{0,14}$/.test(text))) explain(help)
await buildSite()
await trial({
  seed: Number(values.seed),
  databases,
  rounds: values.rounds === undefined ? undefined : Number(values.rounds),
})
