import { spawn } from 'node:child_process'
import { root } from './paths.ts'

// Node restarts the server when its sources change; Vite reloads the browser when the site's do.
const server = spawn(
  'node',
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
