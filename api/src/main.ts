import { buildApp } from './app.ts'
import { catalogueOf } from './catalogue/catalogue.ts'
import type { OpenedDatabase } from './database/database-kind.ts'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'
import { productionRenderer } from './pages/production-renderer.ts'
import { searchIndexOf } from './search/search-index.ts'
import { attachDesk } from './staff/attach.ts'
import { startFailure } from './start-failure.ts'

let database: OpenedDatabase | undefined
try {
  const env = readEnv()
  const opened = await openDatabase(env.databaseUrl, { migrationUrl: env.migrationUrl })
  database = opened
  const shutdown = { drain: env.drain, grace: 250, deadline: 5_000 }
  const app = await buildApp({
    ...env,
    ...database,
    ...(await productionRenderer()),
    shutdown,
  })
  await attachDesk(app, { ...env, ...opened, shutdown })
  // Read before the first visitor comes.
  await catalogueOf(database.db)
  await listen(app, env, 'Argo')
  // The first search would wait for it; one that fails is made again then.
  searchIndexOf(database.db).catch(() => {})
} catch (error) {
  process.stderr.write(`Argo did not start. ${startFailure(error)}\n`)
  process.exitCode = 1
  // Its connections would keep the process from ending.
  await database?.db.destroy()
}
