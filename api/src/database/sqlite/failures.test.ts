import { statSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { saveMessage } from '../../contact/queries.ts'
import { checkDiskSpace } from './files.ts'
import { temporaryDatabaseFile } from './test-file.ts'
import { called } from '../../forms/test-form-requests.ts'
import { expectProblem, testApp } from '../../test-app.ts'
import { newDatabase, openTestDatabase } from '../test-database.ts'
import { openSqlite } from './open.ts'

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }

/** The responses to a message and a subscription by the API, and a message by its procedure. */
function sendWrites(app: FastifyInstance) {
  return Promise.all([
    app.inject(called('/api/contact', letter)),
    app.inject(called('/api/newsletter', { email: letter.email })),
    app.inject(called('/trpc/contact.send', { json: letter })),
  ])
}

describe('while another process holds the database’s write lock', () => {
  const reads = ['/api/products/79', '/api/products/71', '/home']

  async function locked(patience?: number) {
    const file = (await newDatabase()).slice('sqlite:'.length)
    const opened = await openSqlite(`sqlite:${file}`, async () => {}, undefined, patience)
    onTestFinished(() => opened.db.destroy())
    const { app } = await testApp(opened)
    for (const url of reads) await app.inject(url)
    const other = new SQLite(file)
    onTestFinished(() => void other.close())
    other.exec('BEGIN IMMEDIATE')
    return { app, other }
  }

  test('reads are served while writes wait, and the writes are stored once it is released', async () => {
    const { app, other } = await locked()
    let answered = 0
    const waiting = Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await app.inject({ method: 'POST', url: '/api/contact', payload: letter })
        answered += 1
        return response.statusCode
      }),
    )
    // Each has met the lock by now. Where SQLite itself waited, nothing else would run until they are refused.
    await setTimeout(300)
    for (const url of reads) expect((await app.inject(url)).statusCode).toBe(200)
    expect(answered).toBe(0)
    other.exec('ROLLBACK')
    expect(await waiting).toEqual(Array.from({ length: 10 }, () => 201))
  })

  test('a write that has waited long enough gets 503 with Retry-After, by REST and by procedure', async () => {
    const { app, other } = await locked(300)
    const [contact, newsletter, procedure] = await sendWrites(app)
    for (const response of [contact, newsletter])
      expectProblem(response, 503, 'The site is busy. Please try again in a moment.')
    expect(contact.headers['retry-after']).toBe('5')
    expect(procedure.statusCode).toBe(503)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    other.exec('ROLLBACK')
    const again = await app.inject({ method: 'POST', url: '/api/contact', payload: letter })
    expect(again.statusCode).toBe(201)
  })
})

describe('when there is no room', () => {
  test('a full disk gets a write 503, and says so', async () => {
    const { app, db } = await testApp()
    await sql`vacuum`.execute(db)
    await sql`PRAGMA max_page_count = 1`.execute(db)
    const message = 'x'.repeat(5_000)
    const responses = []
    for (let i = 0; i < 4; i++)
      responses.push(
        await app.inject({ method: 'POST', url: '/api/contact', payload: { ...letter, message } }),
      )
    const refused = responses.at(-1)!
    expectProblem(refused, 503, 'There is no room to store this now. Please call us')
    const payload = { json: { ...letter, message } }
    const procedure = await app.inject({ method: 'POST', url: '/trpc/contact.send', payload })
    for (const { statusCode, headers } of [refused, procedure])
      expect([statusCode, headers['retry-after']]).toEqual([503, '3600'])
    expect((await app.inject('/api/products/79')).statusCode).toBe(200)
  })

  test('/readyz says so before a write is refused, and that there is room again', async () => {
    const file = temporaryDatabaseFile()
    let least = Number.MAX_SAFE_INTEGER
    const { app } = await testApp({
      ...(await openTestDatabase(`sqlite:${file}`)),
      checkDiskSpace: () => checkDiskSpace(file, least),
    })
    expectProblem(await app.inject('/readyz'), 503, 'The disk of the database is full')
    least = 1
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})

test('of a transaction that SQLite itself rolled back the cause is told', async () => {
  const { db } = await testApp()
  await sql`create trigger no_room before insert on outbox
    begin select raise(rollback, 'there is no room'); end`.execute(db)
  await expect(saveMessage(db, letter)).rejects.toThrow('there is no room')
  await sql`drop trigger no_room`.execute(db)
  await saveMessage(db, letter)
  expect(await db.selectFrom('contactMessages').select('name').execute()).toHaveLength(1)
})

describe('when the file is damaged', () => {
  test('reads and writes get 503, and the server goes on', async () => {
    const file = temporaryDatabaseFile()
    const { app, db } = await testApp(await openTestDatabase(`sqlite:${file}`))
    await sql`PRAGMA cache_size = 0`.execute(db)
    await sql`PRAGMA shrink_memory`.execute(db)
    const { size } = statSync(file)
    writeFileSync(file, Buffer.alloc(size, 0x5a))
    for (const url of ['/api/products', '/api/products/79', '/api/products/category/cases'])
      expectProblem(await app.inject(url), 503, 'We cannot reach our data just now.')
    for (const response of (await sendWrites(app)).slice(0, 2)) expectProblem(response, 503)
    expectProblem(await app.inject('/readyz'), 503)
    expect((await app.inject('/robots.txt')).statusCode).toBe(200)
  })
})
