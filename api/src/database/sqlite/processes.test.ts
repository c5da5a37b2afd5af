import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, testDatabase } from '../test-database.ts'
import { temporaryDatabaseFile } from './test-file.ts'

const open = new URL('../open.ts', import.meta.url).href

/** Opens a database in a process of its own and closes it. */
function openElsewhere(file: string, seedFile?: string) {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(open)})
    const { db } = await openDatabase(${JSON.stringify(`sqlite:${file}`)}, ${JSON.stringify({ seedFile })})
    await db.destroy()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const seeded = async () =>
  (await (await testDatabase()).selectFrom('products').select('id').execute()).length

test('of several first starts at once all succeed, on one catalogue', async () => {
  const total = await seeded()
  for (let round = 0; round < 3; round += 1) {
    const file = temporaryDatabaseFile()
    const starts = [1, 2, 3].map(async () => {
      const child = openElsewhere(file)
      const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
      return { complaint, code }
    })
    for (const start of await Promise.all(starts)) expect(start).toEqual({ complaint: '', code: 0 })
    const sqlite = new SQLite(file)
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(sqlite.prepare('SELECT count(*) FROM products').pluck().get()).toBe(total)
    sqlite.close()
  }
})

test('a first start that is killed while it fills the database leaves one that starts', async () => {
  const file = temporaryDatabaseFile()
  const endless = `${file}.sql`
  writeFileSync(
    endless,
    `INSERT INTO products (id, name, description, category, image_url, images, specs)
       VALUES (1, 'One', '', 'cases', '/a.webp', '[]', '[]');
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;`,
  )
  const child = openElsewhere(file, endless)
  await expect.poll(() => existsSync(`${file}-journal`)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { db } = await openTestDatabase(`sqlite:${file}`)
  const products = await db.selectFrom('products').select('id').execute()
  expect(products.length).toBe(await seeded())
})
