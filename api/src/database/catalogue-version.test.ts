import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../test-app.ts'
import { watchCatalogue } from './catalogue-version.ts'

async function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'argo-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const url = `sqlite:${join(folder, 'argo.sqlite')}`
  const db = await testDatabase(url)
  const catalogue = watchCatalogue(url)
  onTestFinished(() => catalogue.close())
  return { db, catalogue }
}

test('the version differs after a product came, changed or went', async () => {
  const { db, catalogue } = await watched()
  const seen = [catalogue.current()]
  const look = async () => {
    await turn()
    seen.push(catalogue.current())
  }
  const footrest = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 64)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('products').where('id', '=', 64).execute()
  await look()
  await db.insertInto('products').values(footrest).execute()
  await look()
  await db.updateTable('products').set({ name: 'Footstool' }).where('id', '=', 64).execute()
  await look()
  expect(new Set(seen).size).toBe(4)
})

test('the version stays the same when a visitor writes', async () => {
  const { db, catalogue } = await watched()
  const before = catalogue.current()
  await db
    .insertInto('contactMessages')
    .values({ name: 'A', email: 'a@example.com', message: 'Hello', createdAt: '2026-11-20' })
    .execute()
  await turn()
  expect(catalogue.current()).toBe(before)
})
