import { sql } from 'kysely'
import { expect } from 'vitest'
import { testApp } from '../test-app.ts'
import { backUp, restore } from './backup.ts'
import { currentFacts, storedFacts } from './facts/test-facts.ts'
import type { openTestDatabase } from './test-database.ts'

/** A database of the site that is open, and where its backup is to be. */
export interface SiteDatabase {
  url: string
  opened: Awaited<ReturnType<typeof openTestDatabase>>
  backup: string
}

/** Restores a backup of another version while the site runs, changes a product, and expects the facts of both. */
export async function expectRestoredFacts({ url, opened, backup }: SiteDatabase): Promise<void> {
  const { db } = opened
  await db.updateTable('factsReader').set({ digest: 'of another version' }).execute()
  await db.deleteFrom('productFacts').execute()
  await backUp(url, backup)
  const { app } = await testApp(opened)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const current = await currentFacts(db)
  await expect.poll(() => storedFacts(db)).toEqual(current)
  await restore(url, backup, { replace: true })
  await expect.poll(() => storedFacts(db)).toEqual(current)
  await sql`update products set specs = '["GPU clearance: 500 mm"]' where id = 79`.execute(db)
  const changed = await currentFacts(db)
  expect(changed).not.toEqual(current)
  await expect.poll(() => storedFacts(db)).toEqual(changed)
}
