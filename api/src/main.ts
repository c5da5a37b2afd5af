import { buildApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { listeningHost } from './http/listening-host.ts'
import { productionRenderer } from './pages/production-renderer.ts'
import { startFailure } from './start-failure.ts'

/** Milliseconds after the signal at which a server that could not close ends all the same. */
const forcedExit = 9_000

try {
  const env = readEnv()
  const database = await openDatabase(env.databaseUrl)
  const app = await buildApp({
    ...env,
    ...database,
    createRenderer: await productionRenderer(),
    shutdown: { grace: 250, deadline: 5_000 },
  })

  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      setTimeout(() => process.exit(1), forcedExit).unref()
      void app.close()
    })
  await app.listen({ port: env.port, host: listeningHost(env.host) })
  // Standard output has the log alone, one JSON object a line.
  process.stderr.write(`Argo is at ${env.publicUrl}\n`)
} catch (error) {
  process.stderr.write(`Argo did not start. ${startFailure(error)}\n`)
  process.exitCode = 1
}
