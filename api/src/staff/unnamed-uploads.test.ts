import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'
import { addPhotograph } from './photographs/queries.ts'
import { deleteUnnamedUploads } from './unnamed-uploads.ts'

test('the files of a photograph stay as long as its row, and go a day after it with whatever nothing names', async () => {
  const [db, folder] = [await testDatabase(), temporaryUploads()]
  const name = `${'0a'.repeat(12)}-1800x2400-clear`
  const ofPhotograph = [`${name}-960.webp`, `${name}-1800.avif`, `${name}-social-50.jpg`]
  for (const file of [...ofPhotograph, `${'b'.repeat(64)}.pdf`]) {
    await writeFile(join(folder, file), 'x')
    await utimes(join(folder, file), 0, 0)
  }
  await addPhotograph(db, name, new Date(), async () => {})
  await deleteUnnamedUploads(db, folder, new Date())
  expect((await readdir(folder)).toSorted()).toEqual(ofPhotograph.toSorted())
  await db.deleteFrom('photographs').execute()
  const underWay = 'an upload of today'
  await writeFile(join(folder, underWay), 'x')
  await deleteUnnamedUploads(db, folder, new Date())
  expect(await readdir(folder)).toEqual([underWay])
})
