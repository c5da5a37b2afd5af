import { inspect } from 'node:util'
import { UnusableDatabaseError } from './database/failure.ts'
import { SettingsError } from './env.ts'
import { MetricsAddressError } from './monitoring/metrics-listener.ts'

/** Why the site did not start, for whoever started it; an unexpected error keeps its stack. */
export function startFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  if (error instanceof UnusableDatabaseError)
    return `The database that DATABASE_URL names ${error.message}.`
  if (error instanceof MetricsAddressError) return error.message
  const { code = '', syscall, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another with PORT.`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `It cannot listen at HOST and PORT: ${message}.`
  if (/web\/dist\//.test(message)) return 'The site has not been built; run pnpm build.'
  return inspect(error)
}
