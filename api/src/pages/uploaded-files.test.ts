import { once } from 'node:events'
import { truncate, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { onFinished } from '../database/test-finished.ts'
import { testApp } from '../test-app.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of buffers that are in use. */
function buffered(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

/** A site with a manual of 100 MB, and its address. */
async function siteWithLargeFile() {
  const [db, uploadsFolder] = [await testDatabase(), temporaryUploads()]
  const { app } = await testApp({ db, uploadsFolder })
  const sha256 = 'a'.repeat(64)
  const path = join(uploadsFolder, `${sha256}.pdf`)
  await writeFile(path, '')
  await truncate(path, 100_000_000)
  await db
    .insertInto('productFiles')
    .values({
      productId: 80,
      kind: 'Manual',
      title: 'Manual',
      version: '1.0',
      date: '2026-11-29',
      language: 'en',
      fileName: 'manual.pdf',
      mediaType: 'application/pdf',
      bytes: 100_000_000,
      sha256,
      createdAt: '2026-11-29T00:00:00.000Z',
      replacedAt: null,
      deletedAt: null,
    })
    .execute()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { port, target: `/downloads/${sha256.slice(0, 16)}/manual.pdf` }
}

test('what readers of a file that stop reading hold in memory does not depend on its size', async () => {
  const { port, target } = await siteWithLargeFile()
  const before = buffered()
  const readers = 60
  const begun = Array.from({ length: readers }, async () => {
    const socket = connect(port, '127.0.0.1').pause()
    onFinished(() => socket.destroy())
    socket.on('error', () => {})
    socket.write(`GET ${target} HTTP/1.1\r\nHost: argo\r\n\r\n`)
    await once(socket, 'readable')
  })
  await Promise.all(begun)
  for (let look = 0; look < 10; look += 1) {
    expect((buffered() - before) / readers).toBeLessThan(400_000)
    await setTimeout(100)
  }
})
