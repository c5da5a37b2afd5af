import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readEnv, settingNames, unknownSettings, SettingsError } from './env.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('without settings the site is at http://localhost:3000, on a file of its own', () => {
  const defaults = {
    port: 3000,
    host: 'localhost',
    databaseUrl: `sqlite:${root}data/argo.sqlite`,
    uploadsFolder: `${root}data/uploads`,
    publicUrl: 'http://localhost:3000',
    staffUrl: 'http://desk.localhost:3001',
    desk: { port: 3001, host: 'localhost' },
    isDeskNamed: false,
    trustProxy: [],
    httpsScope: 'host',
    serviceWorker: true,
    logLevel: 'info',
    messagesKept: 24,
    drain: 0,
    metrics: undefined,
    mail: undefined,
  }
  expect(readEnv({})).toEqual(defaults)
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
  expect(readEnv({ ...empty, PATH: '/bin', CONSTRUCTOR: 'x' })).toEqual(defaults)
})

test('every setting can be given', () => {
  expect(
    readEnv({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'sqlite:/srv/argo/argo.sqlite',
      UPLOADS_FOLDER: '/srv/uploads',
      PUBLIC_URL: 'https://argo.example/',
      STAFF_URL: 'https://desk.argo.example',
      STAFF_PORT: '8081',
      TRUST_PROXY: '10.0.0.5, fd00::/8',
      HSTS: 'subdomains',
      SERVICE_WORKER: 'off',
      SMTP_URL: 'smtps://argo:secret@mail.example',
      CONTACT_TO: 'support@argo.example',
      LOG_LEVEL: 'warn',
      MESSAGES_KEPT: '6',
      DRAIN_SECONDS: '2',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
    }),
  ).toEqual({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: 'sqlite:/srv/argo/argo.sqlite',
    uploadsFolder: '/srv/uploads',
    publicUrl: 'https://argo.example',
    staffUrl: 'https://desk.argo.example',
    desk: { port: 8081, host: '0.0.0.0' },
    isDeskNamed: true,
    trustProxy: ['10.0.0.5', 'fd00::/8'],
    httpsScope: 'subdomains',
    serviceWorker: false,
    mail: {
      smtpUrl: 'smtps://argo:secret@mail.example',
      contactTo: 'support@argo.example',
      mailFrom: 'website@argo.example',
    },
    logLevel: 'warn',
    messagesKept: 6,
    drain: 2_000,
    metrics: { port: 9464, host: '10.0.0.7' },
  })
})

test('a relative path of a database is below the project, wherever the site is started', () => {
  const databaseOf = (DATABASE_URL: string) => readEnv({ DATABASE_URL }).databaseUrl
  expect(databaseOf('sqlite:a/b.sqlite')).toBe(`sqlite:${root}a/b.sqlite`)
  expect(databaseOf('sqlite:/srv/b.sqlite')).toBe('sqlite:/srv/b.sqlite')
  expect(databaseOf('sqlite::memory:')).toBe('sqlite::memory:')
  expect(databaseOf('postgres://argo:secret@db/argo')).toBe('postgres://argo:secret@db/argo')
  expect(databaseOf('postgresql://db:5433/argo')).toBe('postgresql://db:5433/argo')
  const bySocket = 'postgres:///argo?host=/var/run/postgresql'
  expect(databaseOf(bySocket)).toBe(bySocket)
})

test('uploads are beside the file of the database, or below the project, unless it is said where', () => {
  const folderOf = (settings: Record<string, string>) => readEnv(settings).uploadsFolder
  expect(folderOf({ DATABASE_URL: 'sqlite:/srv/data/argo.sqlite' })).toBe('/srv/data/uploads')
  for (const url of ['postgres://db/argo', 'sqlite::memory:'])
    expect(folderOf({ DATABASE_URL: url })).toBe(`${root}data/uploads`)
  expect(folderOf({ UPLOADS_FOLDER: '/srv/uploads' })).toBe('/srv/uploads')
})

test('the address follows the port unless it is given', () => {
  expect(readEnv({ PORT: '80' }).publicUrl).toBe('http://localhost')
  expect(readEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  expect(readEnv({ PUBLIC_URL: 'HTTP://Argo.Example:81' }).publicUrl).toBe('http://argo.example:81')
})

test('the desk is on this machine alone, on the port of its address, until it has an address of its own', () => {
  const deskOf = (settings: Record<string, string>) => {
    const { staffUrl, desk } = readEnv({ HOST: '0.0.0.0', ...settings })
    return [staffUrl, desk]
  }
  const local = (port: number) => [`http://desk.localhost:${port}`, { port, host: 'localhost' }]
  expect(deskOf({})).toEqual(local(3001))
  expect(deskOf({ STAFF_PORT: '4001' })).toEqual(local(4001))
  expect(deskOf({ STAFF_URL: 'http://desk.localhost:4001' })).toEqual(local(4001))
  expect(deskOf({ STAFF_URL: 'http://localhost:4001' })).toEqual([
    'http://localhost:4001',
    { port: 4001, host: 'localhost' },
  ])
  expect(deskOf({ STAFF_URL: 'https://desk.example' })).toEqual([
    'https://desk.example',
    { port: 3001, host: '0.0.0.0' },
  ])
  expect(deskOf({ STAFF_URL: 'https://desk.example', STAFF_PORT: 'off' })).toEqual([
    'https://desk.example',
    undefined,
  ])
})

test('metrics are off unless they have a port, and then on this machine alone', () => {
  expect(readEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined()
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: 'localhost' })
})

const refused: [name: string, rule: string, texts: string[]][] = [
  [
    'PORT',
    'must be a port, from 1 to 65535',
    ['0', '-1', '65536', '80.5', '1e3', '0x50', 'http', ' 80', '99999999'],
  ],
  [
    'HOST',
    'must be localhost or an address of this machine, such as 0.0.0.0 for all of them',
    ['a b', 'http://localhost', ' ', 'argo.example', '10.0.0'],
  ],
  [
    'DATABASE_URL',
    'must be sqlite:<path of a file>, such as sqlite:data/argo.sqlite, or postgres://<user>:<password>@<host>/<database>, with what is not a letter or a digit of the password percent-encoded, such as %23 for #',
    [
      'postgres://argo:a#b@db/argo',
      'postgres://argo:12#b@db/argo',
      'postgres://argo:12/b@db',
      'data/argo.sqlite',
      'sqlite:',
      'SQLITE:x',
      'postgres:',
      'postgres://db',
      'postgres://argo@db/',
      'postgres://argo@db:port/argo',
      'postgres://db/argo/products',
      'postgres:///argo',
      'postgres:///?host=/var/run/postgresql',
      'mysql://argo@db/argo',
    ],
  ],
  [
    'PUBLIC_URL',
    'must be an http or https address without a path, such as https://argo.example',
    [
      'argo.example',
      'ftp://argo.example',
      'https://argo.example/shop',
      'https://a:b@argo.example',
      'https://argo.example?a',
      'javascript:alert(1)',
      'https://',
    ],
  ],
  [
    'STAFF_URL',
    'must be an https address without a path, such as https://desk.argo.example, or http://desk.localhost and a port: browsers have passkeys at no other',
    ['http://desk.example', 'https://10.0.0.5', 'https://[::1]', 'https://desk.example/a', 'desk'],
  ],
  ['STAFF_PORT', 'must be a port, from 1 to 65535, or off', ['0', 'on', '65536']],
  [
    'TRUST_PROXY',
    'must be the addresses or networks of the proxies in front of the site, such as 10.0.0.5, 192.168.0.0/16',
    ['0', 'loopback'],
  ],
  [
    'SMTP_URL',
    'must be smtp:// or smtps:// and a host, such as smtps://user:password@mail.example, with what is not a letter or a digit of the password percent-encoded, such as %23 for #',
    [
      'smtps://user:1#b@mail.example',
      'smtps://user:1/b@mail.example',
      'mail.example',
      'http://mail.example',
      'smtp://',
    ],
  ],
  [
    'CONTACT_TO',
    'must be an e-mail address',
    ['support', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'],
  ],
  ['DRAIN_SECONDS', 'must be a number of seconds, from 0 to 3', ['4', '-1', '0.5', '1s']],
  ['METRICS_PORT', 'must be a port, from 1 to 65535', ['0', 'x']],
  [
    'METRICS_HOST',
    'must be localhost or an address of this machine, such as 0.0.0.0 for all of them',
    ['a b', 'metrics.argo.example'],
  ],
  [
    'LOG_LEVEL',
    'must be one of fatal, error, warn, info, debug, trace, silent',
    ['verbose', 'INFO', '30'],
  ],
]

test.each(refused)('%s that is wrong is refused with a sentence: it %s', (name, rule, texts) => {
  for (const text of texts)
    expect(() => readEnv({ [name]: text }), text).toThrow(
      new SettingsError(`These settings are wrong: ${name} ${rule}.`),
    )
})

test('a mail server and a mailbox for messages are set both or none', () => {
  for (const alone of [{ SMTP_URL: 'smtp://mail.example' }, { CONTACT_TO: 'a@b.example' }])
    expect(() => readEnv(alone)).toThrow(
      new SettingsError(
        'These settings are wrong: SMTP_URL and CONTACT_TO need each other; set both or none.',
      ),
    )
})

test('the site and the desk have addresses of their own, and each listener a port', () => {
  const address = 'https://argo.example'
  expect(() => readEnv({ PUBLIC_URL: address, STAFF_URL: `${address}/` })).toThrow(
    'PUBLIC_URL and STAFF_URL are the same address; the desk needs one of its own.',
  )
  for (const [settings, names] of [
    [{ PORT: '3001' }, 'PORT and STAFF_PORT are both 3001'],
    [{ METRICS_PORT: '3000' }, 'PORT and METRICS_PORT are both 3000'],
    [
      { STAFF_URL: 'http://localhost:9464', METRICS_PORT: '9464' },
      'STAFF_PORT and METRICS_PORT are both 9464',
    ],
  ] as const)
    expect(() => readEnv(settings), names).toThrow(names)
  expect(readEnv({ PORT: '3001', STAFF_PORT: 'off' }).desk).toBeUndefined()
})

test('everything that is wrong is said at once', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'x', DATABASE_URL: 'x' })).toThrow(
    /^These settings are wrong: PORT [^;]+; DATABASE_URL [^;]+; LOG_LEVEL [^;]+\.$/,
  )
})

test('a variable that begins or reads like a setting and is none is told, and no other', () => {
  const environment = { PUBLIC_URI: 'https://argo.example', SMTP_HOST: 'mail', METRICS_PORT: '1' }
  const joined = {
    TRUSTPROXY: '1',
    SMTPURL: '',
    DATABASEURL: '',
    database_url: '',
    BACKUPFOLDER: '',
  }
  const others = { HOME: '/root', HOSTNAME: 'argo', PORTS: '1', NODE_ENV: 'production', PATH: '/' }
  expect(unknownSettings({ ...environment, ...joined, ...others })).toEqual([
    'PUBLIC_URI',
    'SMTP_HOST',
    ...Object.keys(joined),
  ])
})
