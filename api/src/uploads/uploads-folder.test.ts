import { createHash } from 'node:crypto'
import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryUploads } from './test-uploads.ts'
import {
  deleteUnusedUploads,
  hasDiskSpace,
  receiveUpload,
  storedUploads,
  storeUploads,
} from './uploads-folder.ts'

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

/** The time that a file says it was written, two days ago. */
async function age(folder: string, name: string) {
  const before = new Date(Date.now() - 2 * 24 * 60 * 60_000)
  await utimes(join(folder, name), before, before)
}

test('an upload is whole and its owner’s alone before it has a name, and is stored under that name', async () => {
  const folder = join(temporaryUploads(), 'made when it is needed')
  expect(await storedUploads(folder)).toEqual([])
  const { path, bytes, sha256 } = await receiveUpload(folder, pieces('whole', ' file'))
  expect([bytes, sha256]).toEqual([10, createHash('sha256').update('whole file').digest('hex')])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await storedUploads(folder)).toEqual([])
  await storeUploads(folder, [{ path, name: 'a.pdf' }])
  expect(await readdir(folder)).toEqual(['a.pdf'])
  expect(await readFile(join(folder, 'a.pdf'), 'utf8')).toBe('whole file')
  expect(await storedUploads(folder)).toEqual(['a.pdf'])
})

test('of an upload that is broken off nothing stays', async () => {
  const folder = temporaryUploads()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the connection is gone')
  }
  await expect(receiveUpload(folder, broken())).rejects.toThrow('the connection is gone')
  expect(await readdir(folder)).toEqual([])
})

test('what is not used is deleted a day after it was written: neither what is used, nor an upload under way', async () => {
  const folder = temporaryUploads()
  for (const name of ['used.pdf', 'unused.pdf', 'fresh.pdf']) {
    const { path } = await receiveUpload(folder, pieces(name))
    await storeUploads(folder, [{ path, name }])
  }
  const [underWay, brokenOff] = [
    await receiveUpload(folder, pieces('x')),
    await receiveUpload(folder, pieces('x')),
  ]
  for (const name of ['used.pdf', 'unused.pdf']) await age(folder, name)
  await utimes(brokenOff.path, 0, 0)
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  await deleteUnusedUploads(folder, yesterday, (name) => name === 'used.pdf')
  expect((await readdir(folder)).map((name) => join(folder, name)).toSorted()).toEqual(
    [join(folder, 'fresh.pdf'), join(folder, 'used.pdf'), underWay.path].toSorted(),
  )
})

test('whether there is space is asked of the disk on which the folder is', async () => {
  const folder = temporaryUploads()
  expect(await hasDiskSpace(folder, 1)).toBe(true)
  expect(await hasDiskSpace(folder, Number.MAX_SAFE_INTEGER)).toBe(false)
})
