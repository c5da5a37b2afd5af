import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../../test-app.ts'
import { openTestDatabase } from '../test-database.ts'
import { temporaryDatabaseFile } from './test-file.ts'

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }

test.each([
  ['deleted', (file: string) => rmSync(file)],
  ['moved', (file: string) => renameSync(file, `${file}-old`)],
  [
    'replaced by a copy',
    (file: string) => {
      copyFileSync(file, `${file}-copy`)
      renameSync(`${file}-copy`, file)
    },
  ],
  ['robbed of its log', (file: string) => rmSync(`${file}-wal`)],
])('once the database file is %s, no write is acknowledged, and reads go on', async (_, change) => {
  const file = temporaryDatabaseFile()
  const { app } = await testApp(await openTestDatabase(`sqlite:${file}`))
  const write = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  expect((await write('/api/contact', letter)).statusCode).toBe(201)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  change(file)
  expectProblem(await write('/api/contact', letter), 503, 'We cannot reach our data just now.')
  expectProblem(await write('/api/newsletter', { email: letter.email }), 503)
  expect((await write('/trpc/contact.send', { json: letter })).statusCode).toBe(503)
  expectProblem(await app.inject('/readyz'), 503)
  expect((await app.inject('/api/products/71')).statusCode).toBe(200)
})
