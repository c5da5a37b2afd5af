import { buildApp } from './app.ts'
import { watchCatalogue } from './database/catalogue-version.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { renewPictures } from './database/renew-pictures.ts'
import { seed } from './database/seed.ts'
import { readEnv } from './env.ts'
import { productionRenderer } from './pages/production-renderer.ts'
import { startFailure } from './start-failure.ts'

try {
  const env = readEnv()
  const db = openDatabase(env.databaseUrl)
  await migrate(db)
  await seed(db)
  await renewPictures(db)
  const catalogue = watchCatalogue(env.databaseUrl)
  const app = await buildApp({
    ...env,
    db,
    createRenderer: await productionRenderer(),
    catalogueVersion: catalogue.current,
  })
  app.addHook('onClose', async () => catalogue.close())

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void app.close())
  await app.listen({ port: env.port, host: env.host })
  process.stdout.write(`Argo is at ${env.publicUrl}\n`)
} catch (error) {
  process.stderr.write(`Argo did not start. ${startFailure(error)}\n`)
  process.exitCode = 1
}
