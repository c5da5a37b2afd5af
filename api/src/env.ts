import * as z from 'zod/mini'

const EnvSchema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
  DATABASE_URL: z._default(
    z
      .string()
      .check(
        z.regex(/^sqlite:./, 'must be sqlite:<path of a file>, such as sqlite:data/argo.sqlite'),
      ),
    'sqlite:data/argo.sqlite',
  ),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
})

export interface Env {
  port: number
  host: string
  databaseUrl: string
  /** The site's address as visitors type it, without a trailing slash. */
  publicUrl: string
  logLevel: string
}

/**
 * The settings, from the environment and their defaults; an empty variable counts as absent.
 * Throws an Error that names each setting that is wrong.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = EnvSchema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong:\n${lines.join('\n')}`)
  }
  const { PORT, HOST, DATABASE_URL, PUBLIC_URL, LOG_LEVEL } = result.data
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    logLevel: LOG_LEVEL,
  }
}
