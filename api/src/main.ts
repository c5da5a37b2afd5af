import { buildApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { productionRenderer } from './pages/production-renderer.ts'
import { startFailure } from './start-failure.ts'

try {
  const env = readEnv()
  const database = await openDatabase(env.databaseUrl)
  const app = await buildApp({
    ...env,
    ...database,
    createRenderer: await productionRenderer(),
  })

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void app.close())
  await app.listen({ port: env.port, host: env.host })
  process.stdout.write(`Argo is at ${env.publicUrl}\n`)
} catch (error) {
  process.stderr.write(`Argo did not start. ${startFailure(error)}\n`)
  process.exitCode = 1
}
