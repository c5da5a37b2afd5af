import { spawn } from 'node:child_process'
import { expectNoArguments } from './command-arguments.ts'
import { root } from './paths.ts'

expectNoArguments(
  'pnpm dev takes no arguments: settings come from the environment, such as PORT=8080 pnpm dev.',
)

// Node restarts the server when its sources change; Vite reloads the browser when the site's do.
const server = spawn(
  process.execPath,
  ['--watch-path=api/src', '--watch-path=packages/domain/src', 'api/src/dev.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    // Every source file is a request in development.
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
