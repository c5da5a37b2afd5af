import { buildApp } from '@argo/api/app'
import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { listen } from '@argo/api/listen'
import { productionRenderer } from '@argo/api/pages/production-renderer'

// The site as its main.ts starts it, but for the number of writes that it takes.
const env = readEnv()
const app = await buildApp({
  ...env,
  ...(await openDatabase(env.databaseUrl)),
  ...(await productionRenderer()),
  shutdown: { drain: env.drain, grace: 250, deadline: 5_000 },
  newsletterDailyLimit: 1e9,
})
await listen(app, env, 'Argo')
