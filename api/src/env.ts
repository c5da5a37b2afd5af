import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { dirname, join, resolve } from 'node:path'
import { longestKept } from '@argo/domain/contact/contact-message'
import { EmailSchema } from '@argo/domain/text/text'
import * as z from 'zod/mini'
import { httpsScopes } from './protocol/security-headers.ts'
import { parseTrustedProxies } from './protocol/trusted-proxies.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A setting that is right where the test says so; `message` says what it must be. */
const text = (isRight: (text: string) => boolean, message: string) =>
  z.string().check(z.refine(isRight, message))

const number = (isRight: (text: string) => boolean, message: string) =>
  z.pipe(text(isRight, message), z.transform(Number))

const emailAddress = text(
  (each) => EmailSchema.safeParse(each).success,
  'must be an e-mail address',
)
const port = number(isPort, 'must be a port, from 1 to 65535')
const folder = text((each) => each.startsWith('/'), 'must be the whole path of a folder')
const host = text(
  (each) => each === 'localhost' || isIP(each) !== 0,
  'must be localhost or an address of this machine, such as 0.0.0.0 for all of them',
)
const encoded =
  'with what is not a letter or a digit of the password percent-encoded, such as %23 for #'
const database = text(
  isDatabase,
  'must be sqlite:<path of a file>, such as sqlite:data/argo.sqlite, or postgres://<user>:<password>@<host>/<database>, ' +
    encoded,
)

/** Where the desk is unless settings say otherwise. */
const deskPort = 3001

const EnvSchema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(host, 'localhost'),
  DATABASE_URL: z._default(database, 'sqlite:data/argo.sqlite'),
  MIGRATION_DATABASE_URL: z.optional(
    text(
      (each) => each.startsWith('postgres') && isDatabase(each),
      'must be postgres://<user>:<password>@<host>/<database>, of a user that owns the tables',
    ),
  ),
  PUBLIC_URL: z.optional(
    text(isOrigin, 'must be an http or https address without a path, such as https://argo.example'),
  ),
  STAFF_URL: z.optional(
    text(
      isDeskAddress,
      'must be an https address without a path, such as https://desk.argo.example, or http://desk.localhost and a port: browsers have passkeys at no other',
    ),
  ),
  STAFF_PORT: z.optional(
    z.union([z.literal('off'), port], 'must be a port, from 1 to 65535, or off'),
  ),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  HSTS: z._default(z.enum(httpsScopes, `must be one of ${httpsScopes.join(', ')}`), 'host'),
  TRUST_PROXY: z._default(
    z.pipe(
      text(
        (each) => parseTrustedProxies(each) !== undefined,
        'must be the addresses or networks of the proxies in front of the site, such as 10.0.0.5, 192.168.0.0/16',
      ),
      z.transform((each) => parseTrustedProxies(each) ?? []),
    ),
    [],
  ),
  SMTP_URL: z.optional(
    text(
      isSmtpUrl,
      `must be smtp:// or smtps:// and a host, such as smtps://user:password@mail.example, ${encoded}`,
    ),
  ),
  CONTACT_TO: z.optional(emailAddress),
  MAIL_FROM: z.optional(emailAddress),
  MESSAGES_KEPT: z._default(
    number(
      (each) => /^[1-9]\d?$/.test(each) && Number(each) <= longestKept.months,
      `must be a number of months, from 1 to ${longestKept.months}, which the privacy page promises at most`,
    ),
    longestKept.months,
  ),
  NEWSLETTER_DAILY_LIMIT: z.optional(
    number((each) => /^[1-9]\d{0,6}$/.test(each), 'must be a number of addresses, such as 300'),
  ),
  UPLOADS_FOLDER: z.optional(folder),
  BACKUP_FOLDER: z.optional(folder),
  DRAIN_SECONDS: z._default(
    number((each) => /^[0-3]$/.test(each), 'must be a number of seconds, from 0 to 3'),
    0,
  ),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(host, 'localhost'),
  LOG_LEVEL: z._default(z.enum(levels, `must be one of ${levels.join(', ')}`), 'info'),
})

/** The names of all settings. */
export const settingNames = Object.keys(EnvSchema.shape)

const beginnings = new Set(settingNames.map((name) => /^[A-Z]+_/.exec(name)?.[0]).filter(Boolean))
const joined = new Set(
  settingNames.filter((name) => name.includes('_')).map((name) => name.replaceAll('_', '')),
)

/** Variables that begin or read like a setting of two words and are none, such as PUBLIC_URI and PUBLICURL. */
export function unknownSettings(
  source: Record<string, string | undefined> = process.env,
): string[] {
  return Object.keys(source).filter((name) => {
    if (settingNames.includes(name)) return false
    const begins = beginnings.has(/^[A-Z]+_/.exec(name)?.[0])
    return begins || joined.has(name.replaceAll('_', '').toUpperCase())
  })
}

/** Names each setting that is wrong and what it must be. */
export class SettingsError extends Error {}

/** The settings as `readEnv` gives them. */
export type Env = ReturnType<typeof readEnv>

/** The settings, from the environment and their defaults; an empty variable is absent. Throws a SettingsError. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { data, error } = EnvSchema.safeParse(given)
  if (error) {
    const wrong = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new SettingsError(`These settings are wrong: ${wrong.join('; ')}.`)
  }
  const { PORT, HOST, STAFF_PORT, METRICS_PORT, SMTP_URL, CONTACT_TO } = data
  if ((SMTP_URL === undefined) !== (CONTACT_TO === undefined))
    throw new SettingsError(
      'These settings are wrong: SMTP_URL and CONTACT_TO need each other; set both or none.',
    )
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://localhost:${PORT}`)
  const staffUrl = new URL(
    data.STAFF_URL ??
      `http://desk.localhost:${typeof STAFF_PORT === 'number' ? STAFF_PORT : deskPort}`,
  )
  const desk = deskAddress(staffUrl, STAFF_PORT, HOST)
  refuseSamePorts({ PORT, STAFF_PORT: desk?.port, METRICS_PORT })
  if (desk && publicUrl.origin === staffUrl.origin)
    throw new SettingsError(
      'These settings are wrong: PUBLIC_URL and STAFF_URL are the same address; the desk needs one of its own.',
    )
  const databaseUrl = absolute(data.DATABASE_URL)
  return {
    port: PORT,
    host: HOST,
    /** `sqlite:` and an absolute path, `sqlite::memory:`, or the address of a PostgreSQL database. */
    databaseUrl,
    /** Where uploaded files are: beside SQLite's file, unless it is said. */
    uploadsFolder: data.UPLOADS_FOLDER ?? join(dataFolder(databaseUrl), 'uploads'),
    /** The same database for the user that makes its tables, where that is another one. */
    migrationUrl: data.MIGRATION_DATABASE_URL,
    /** The site's address as visitors type it, without a trailing slash. */
    publicUrl: publicUrl.origin,
    /** The desk's address as staff's browsers see it, without a trailing slash. */
    staffUrl: staffUrl.origin,
    /** Where the desk listens; undefined for a server without one. */
    desk,
    /** Whether a setting says where the desk is. */
    isDeskNamed: data.STAFF_URL !== undefined || STAFF_PORT !== undefined,
    httpsScope: data.HSTS,
    serviceWorker: data.SERVICE_WORKER === 'on',
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    messagesKept: data.MESSAGES_KEPT,
    backupFolder: data.BACKUP_FOLDER,
    /** How long the server goes on after it was told to end, in milliseconds. */
    drain: 1_000 * data.DRAIN_SECONDS,
    /** Where metrics are served; undefined when they are not. */
    metrics:
      METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: data.METRICS_HOST },
    newsletterDailyLimit: data.NEWSLETTER_DAILY_LIMIT,
    /** Undefined when no e-mail is sent. */
    mail:
      SMTP_URL === undefined || CONTACT_TO === undefined
        ? undefined
        : {
            smtpUrl: SMTP_URL,
            contactTo: CONTACT_TO,
            mailFrom: data.MAIL_FROM ?? `website@${publicUrl.hostname}`,
          },
  }
}

function refuseSamePorts(ports: Record<string, number | undefined>): void {
  const names = Map.groupBy(Object.keys(ports), (name) => ports[name])
  for (const [port, same] of names)
    if (port !== undefined && same.length > 1)
      throw new SettingsError(
        `These settings are wrong: ${same.join(' and ')} are both ${port}; each listener needs a port of its own.`,
      )
}

// Nothing but this machine reaches the desk until it has an address of its own.
function deskAddress(
  { hostname, port }: URL,
  given: number | 'off' | undefined,
  host: string,
): { port: number; host: string } | undefined {
  if (given === 'off') return undefined
  const isLocal = isLoopback(hostname)
  return {
    port: given ?? (isLocal ? Number(port || 80) : deskPort),
    host: isLocal ? 'localhost' : host,
  }
}

/** The address of a database as DATABASE_URL and commands have it. Throws a SettingsError. */
export function readDatabaseUrl(text: string): string {
  return readEnv({ DATABASE_URL: text }).databaseUrl
}

// A relative path is below the project, wherever the site is started from.
function absolute(databaseUrl: string): string {
  if (!databaseUrl.startsWith('sqlite:')) return databaseUrl
  const path = databaseUrl.slice('sqlite:'.length)
  return path === ':memory:' ? databaseUrl : `sqlite:${resolve(root, path)}`
}

function dataFolder(databaseUrl: string): string {
  const [, file] = /^sqlite:(\/.+)$/.exec(databaseUrl) ?? []
  return file === undefined ? join(root, 'data') : dirname(file)
}

function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname, search, hash } = new URL(text)
  return hostname !== '' && /^\/?$/.test(pathname) && search + hash === ''
}

function isDatabase(text: string): boolean {
  if (/^sqlite:./.test(text)) return true
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname, searchParams, hash } = new URL(text)
  const isSocket = searchParams.get('host')?.startsWith('/') === true
  return (hostname !== '' || isSocket) && /^\/[^/@]+$/.test(pathname) && hash === ''
}

function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535
}

// Passkeys belong to a host's name.
function isDeskAddress(text: string): boolean {
  if (!isOrigin(text)) return false
  const { protocol, hostname } = new URL(text)
  const isName = !/^\[|^[\d.]+$/.test(hostname)
  return isName && (protocol === 'https:' || isLoopback(hostname))
}

// Browsers look up no name at localhost, and count it as secure.
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}
