import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../../test-app.ts'
import { openDatabase } from '../open.ts'
import { newDatabase, openTestDatabase, testDatabase } from '../test-database.ts'
import { onFinished } from '../test-finished.ts'
import { proxyTo } from './test-proxy.ts'

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }

/** A database with the limits that it has when it serves. */
async function serving(url: string) {
  const database = await openDatabase(url)
  onFinished(() => database.db.destroy())
  return database
}

type App = Awaited<ReturnType<typeof testApp>>['app']

/** Sends a message from an address of its own: they are more than one may send. */
let sent = 0
const write = (app: App) => {
  sent += 1
  const remoteAddress = `192.0.${sent >> 8}.${sent & 255}`
  return app.inject({ method: 'POST', url: '/api/contact', payload: letter, remoteAddress })
}
const statusOf = async (app: App, url: string) => (await app.inject(url)).statusCode

test.each(['cut', 'block'] as const)(
  'once the connection to the server is lost (%s), writes get 503, cached reads go on, and both are well again when it is back',
  async (lose) => {
    const proxy = await proxyTo(await newDatabase())
    const { app } = await testApp(await serving(proxy.url))
    // More than once: on a busy machine the version may be too old for the first to be stored.
    for (let i = 0; i < 3; i++) expect(await statusOf(app, '/api/products/79')).toBe(200)
    expect((await write(app)).statusCode).toBe(201)
    await proxy[lose]()
    const refused = await write(app)
    expectProblem(refused, 503, 'We cannot reach our data just now.')
    expect(refused.headers['retry-after']).toBe('5')
    expectProblem(await app.inject('/readyz'), 503)
    await expect.poll(() => statusOf(app, '/api/products/79')).toBe(200)
    // Without trying in vain to connect each time, which takes ten seconds.
    const asked = performance.now()
    for (let i = 0; i < 4; i++) expect(await statusOf(app, '/api/products/71')).toBe(503)
    expect(performance.now() - asked).toBeLessThan(30_000)
    await proxy.restore()
    await expect.poll(async () => (await write(app)).statusCode).toBe(201)
    expect(await statusOf(app, '/api/products/71')).toBe(200)
    expect(await statusOf(app, '/readyz')).toBe(200)
  },
)

test('connections that the server ends are made anew, and nobody notices', async () => {
  const url = await newDatabase()
  const { app } = await testApp(await openTestDatabase(url))
  expect((await write(app)).statusCode).toBe(201)
  const { db: other } = await openTestDatabase(url)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other)
  await expect.poll(async () => (await write(app)).statusCode).toBe(201)
  expect(await statusOf(app, '/api/products/71')).toBe(200)
})

test('a connection that no longer responds fails one query and is not used again', async () => {
  const proxy = await proxyTo(await newDatabase())
  const { db } = await serving(proxy.url)
  const ask = () => sql`select 1`.execute(db)
  await ask()
  proxy.silence()
  await expect(ask()).rejects.toThrow('Query read timeout')
  await ask()
})

test('while somebody locks the messages, reads go on, and a write gets 503 after two seconds', async () => {
  const url = await newDatabase()
  const { app, db } = await testApp(await serving(url))
  expect((await sql`show lock_timeout`.execute(db)).rows).toEqual([{ lockTimeout: '2s' }])
  const other = await testDatabase(url)
  await other.transaction().execute(async (transaction) => {
    await sql`lock table contact_messages in exclusive mode`.execute(transaction)
    const waiting = write(app)
    expect(await statusOf(app, '/api/products/71')).toBe(200)
    expectProblem(await waiting, 503, 'The site is busy. Please try again in a moment.')
  })
  expect((await write(app)).statusCode).toBe(201)
})

test('without room on the server’s disk writes get 503 and are told so, and reads go on', async () => {
  const { app, db } = await testApp()
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    db,
  )
  await sql`create trigger fail before insert on contact_messages execute function fail()`.execute(
    db,
  )
  const refused = await write(app)
  expectProblem(refused, 503, 'There is no room to store this now.')
  expect(refused.headers['retry-after']).toBe('3600')
  expect(await statusOf(app, '/api/products/79')).toBe(200)
})

test('a write is on the server’s disk when it is acknowledged, whatever the database’s default', async () => {
  const url = await newDatabase()
  await sql`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database());
  end $$`.execute(await testDatabase(url))
  const db = await testDatabase(url)
  expect((await sql`show synchronous_commit`.execute(db)).rows).toEqual([
    { synchronousCommit: 'on' },
  ])
})

test('/readyz needs room for a temporary file of 900 kB on the server', async () => {
  const { app, db } = await testApp()
  const allow = async (size: string) => {
    await sql`do $$ begin
      execute format('alter database %I set temp_file_limit = ${sql.raw(size)}', current_database());
    end $$`.execute(db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await sql`set temp_file_limit = ${sql.raw(size)}`.execute(db)
  }
  await allow('900')
  expectProblem(await app.inject('/readyz'), 503, 'The database cannot be used')
  await allow('-1')
  await expect.poll(() => statusOf(app, '/readyz')).toBe(200)
})

test('a server that is read-only serves reads, and writes get 503', async () => {
  const { app, db } = await testApp()
  await sql`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database());
  end $$`.execute(db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await sql`set default_transaction_read_only = on`.execute(db)
  expectProblem(await write(app), 503, 'We cannot reach our data just now.')
  expectProblem(await app.inject('/readyz'), 503)
  expect(await statusOf(app, '/api/products/79')).toBe(200)
})
