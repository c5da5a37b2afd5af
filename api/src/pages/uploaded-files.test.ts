import { truncate, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { onFinished } from '../database/test-finished.ts'
import { testApp } from '../test-app.ts'
import { temporaryUploads } from '../uploads/test-uploads.ts'

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
  return { app, port, target: `/downloads/${sha256.slice(0, 16)}/manual.pdf` }
}

test('what a site holds in memory for readers that stop reading does not depend on the size of the file', async () => {
  const { app, port, target } = await siteWithLargeFile()
  const served: Socket[] = []
  app.server.on('connection', (socket) => served.push(socket))
  for (let reader = 0; reader < 20; reader += 1) {
    const socket = connect(port, '127.0.0.1').pause()
    onFinished(() => socket.destroy())
    socket.on('error', () => {})
    socket.write(`GET ${target} HTTP/1.1\r\nHost: argo\r\n\r\n`)
  }
  const written = () => served.map(({ bytesWritten }) => bytesWritten)
  const isStalled = async () => {
    const before = written()
    await setTimeout(500)
    const isWaiting = served.every(({ writableNeedDrain }) => writableNeedDrain)
    return served.length === 20 && isWaiting && isDeepStrictEqual(written(), before)
  }
  await expect.poll(isStalled, { timeout: 100_000 }).toBe(true)
  for (const { writableLength } of served) expect(writableLength).toBeLessThan(200_000)
})
