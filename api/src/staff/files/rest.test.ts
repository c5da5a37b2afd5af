import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join as joinPath } from 'node:path'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { sendError } from '../../protocol/error-handling.ts'
import { expectProblem, testApp } from '../../test-app.ts'
import { createCaller } from '../../app-router.ts'
import { staffRouter } from '../router.ts'
import { startSession } from '../sign-in/sessions.ts'
import { staffUrl, testDesk } from '../sign-in/test-desk.ts'
import { staffContext } from '../test-staff.ts'
import { deleteUnnamedUploads } from '../unnamed-uploads.ts'
import type { listFiles } from './listed-files.ts'
import { takeFiles } from './rest.ts'
import { deleteOldFiles } from './unused.ts'

const details = {
  productId: '80',
  kind: 'Manual',
  title: 'GX-650 Manual',
  version: '1.0',
  date: '2026-11-24',
  language: 'en',
  fileName: 'GX-650 Anleitung für alle.pdf',
}
const address = (changed: Record<string, string> = {}) =>
  `/files?${new URLSearchParams({ ...details, ...changed }).toString()}`

/** What begins and ends as a PDF does. */
const pdf = (bytes = 1_000) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')])

const patience = { timeout: 60_000 }
const day = 24 * 60 * 60_000

/** What the desk deletes each hour, at a time. */
async function deleteWhatIsDue(db: Database, uploadsFolder: string, now: Date) {
  await deleteOldFiles(db, now)
  await deleteUnnamedUploads(db, uploadsFolder, now)
}

/** Has all files of a folder be written so many days ago. */
async function ageUploads(folder: string, days: number) {
  const then = new Date(Date.now() - days * day)
  for (const name of await readdir(folder)) await utimes(joinPath(folder, name), then, then)
}

const caller = (db: Database) =>
  staffRouter.createCaller(staffContext({ db, person: { id: 1, name: 'Ada', role: 'editor' } }))

type ListedFile = Awaited<ReturnType<typeof listFiles>>['uploaded'][number]

async function downloadsOf(db: Database, id: number) {
  return (await createCaller({ db }).products.detail({ id })).downloads
}

test('a file that is uploaded is on its product’s page at once, and is downloaded whole or in ranges', async () => {
  const { join, db, uploadsFolder } = await testDesk()
  const { upload } = await join('editor')
  expect(await downloadsOf(db, 80)).toEqual([])
  const file = pdf(2_300_000)
  const response = await upload(address(), file)
  expect(response.statusCode, response.body).toBe(200)
  const [download] = await downloadsOf(db, 80)
  const sha256 = createHash('sha256').update(file).digest('hex')
  const { productId, ...shown } = details
  expect(download).toEqual({
    ...shown,
    productId: Number(productId),
    mediaType: 'application/pdf',
    bytes: file.length,
    sha256,
    href: `/downloads/${sha256.slice(0, 16)}/GX-650%20Anleitung%20f%C3%BCr%20alle.pdf`,
  })
  expect(await readdir(uploadsFolder)).toEqual([`${sha256}.pdf`])

  const { app } = await testApp({ db, uploadsFolder })
  const url = download?.href ?? ''
  const whole = await app.inject(url)
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.equals(file)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'accept-ranges': 'bytes',
    'content-disposition':
      'attachment; filename="GX-650 Anleitung f?r alle.pdf"; filename*=UTF-8\'\'GX-650%20Anleitung%20f%C3%BCr%20alle.pdf',
  })
  const etag = String(whole.headers.etag)
  for (const [range, from, to] of [
    ['bytes=0-0', 0, 1],
    ['bytes=999999-1000001', 999_999, 1_000_002],
    ['bytes=1000000-', 1_000_000, file.length],
    ['bytes=-5', file.length - 5, file.length],
    ['bytes=5-99999999', 5, file.length],
  ] as const) {
    const part = await app.inject({ url, headers: { range, 'if-range': etag } })
    expect([range, part.statusCode]).toEqual([range, 206])
    expect(part.rawPayload.equals(file.subarray(from, to)), range).toBe(true)
    expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${file.length}`)
  }
  for (const range of [`bytes=${file.length}-`, 'bytes=-0', 'bytes=9-1', 'bytes=-']) {
    const none = await app.inject({ url, headers: { range } })
    expect([none.statusCode, none.headers['content-range']]).toEqual([
      416,
      `bytes */${file.length}`,
    ])
  }
  for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=-99999999'])
    expect((await app.inject({ url, headers: { range } })).statusCode).toBe(200)
  const changed = { range: 'bytes=0-1', 'if-range': '"other"' }
  expect((await app.inject({ url, headers: changed })).statusCode).toBe(200)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect((await app.inject({ url, headers: { 'if-none-match': known } })).statusCode).toBe(304)
  const other = { 'if-none-match': '"other", W/"another"' }
  expect((await app.inject({ url, headers: other })).statusCode).toBe(200)
  for (const [match, status] of [
    [etag, 200],
    ['"other"', 412],
  ] as const)
    expect((await app.inject({ url, headers: { 'if-match': match } })).statusCode).toBe(status)
  const head = await app.inject({ url, method: 'HEAD' })
  expect([head.body, head.headers['content-length']]).toEqual(['', String(file.length)])
  expect((await app.inject(url.replace('GX', 'G'))).statusCode).toBe(404)
})

test('a new version has a new address, the old one stays at its own, and a deleted one leads nowhere', async () => {
  const { join, db, uploadsFolder } = await testDesk()
  const { upload, call } = await join('editor')
  const edge = { productId: '79', title: 'Edge Assembly Manual', fileName: 'manual.pdf' }
  await upload(address(edge), pdf())
  const [before] = await downloadsOf(db, 79)
  expect(before?.title).toBe('Edge Assembly Manual')
  expect(before?.href).not.toBe('/downloads/argo-edge-assembly-manual.pdf')
  await upload(address({ ...edge, version: '2.0' }), pdf())
  await upload(address({ ...edge, kind: 'Datasheet' }), pdf())
  const now = await downloadsOf(db, 79)
  expect(now.map(({ kind, version }) => [kind, version])).toEqual([
    ['Manual', '2.0'],
    ['Datasheet', '1.0'],
  ])
  const { app } = await testApp({ db, uploadsFolder })
  for (const { href } of [before!, ...now]) expect((await app.inject(href)).statusCode).toBe(200)

  const list = await caller(db).files.list({ productId: 79 })
  expect(list.uploaded).toMatchObject([
    { kind: 'Datasheet', replacedAt: null },
    { version: '2.0', replacedAt: null },
    { version: '1.0', replacedAt: expect.any(String) },
  ])
  expect(list.issued).toMatchObject([{ title: 'Edge Assembly Manual', isReplaced: true }])
  const [, second, first] = list.uploaded as [ListedFile, ListedFile, ListedFile]
  await call('files.remove', { id: second.id })
  expect((await app.inject(now[0]!.href)).statusCode).toBe(404)
  const versions = async () => (await downloadsOf(db, 79)).map(({ version }) => version)
  // The version before takes its place, and then the one that came with the site.
  expect(await versions()).toEqual(['1.0', '1.0'])
  await call('files.remove', { id: first.id })
  await expect(call('files.remove', { id: first.id })).rejects.toThrow(/^404: /)
  expect(await versions()).toEqual(['1.2', '1.0'])
  expect((await caller(db).files.list({ productId: 79 })).issued).toMatchObject([
    { isReplaced: false },
  ])
})

test('what is said of a file is changed at once, but not to a language that has such a file, nor over what another has saved', async () => {
  const { join, db } = await testDesk()
  const { upload, call } = await join('editor')
  await upload(address(), pdf())
  await upload(address({ language: 'de' }), pdf())
  const { uploaded } = await caller(db).files.list({ productId: 80 })
  const [german, english] = uploaded as [ListedFile, ListedFile]
  const fields = { title: 'Handbuch', version: '1.1', date: '2026-12-24', language: 'de' }
  await call('files.change', { id: german.id, known: german.known, fields })
  expect((await downloadsOf(db, 80))[1]).toMatchObject(fields)
  await expect(
    call('files.change', { id: german.id, known: german.known, fields }),
  ).rejects.toThrow(/^409: Somebody else/)
  await expect(
    call('files.change', { id: english.id, known: english.known, fields }),
  ).rejects.toThrow(/Handbuch is the manual in this language already/)
})

test('uploading, changing and deleting a file stand in the history and are undone; 30 days later nothing of a deleted one is left', async () => {
  const { join, db, uploadsFolder } = await testDesk()
  const { upload, call } = await join('editor')
  const shown = async () => (await downloadsOf(db, 80)).map(({ version }) => version)
  await upload(address(), pdf())
  await upload(address({ version: '2.0' }), pdf())
  const [newest] = (await caller(db).files.list({ productId: 80 })).uploaded as [ListedFile]
  await call('files.remove', { id: newest.id })
  expect(await shown()).toEqual(['1.0'])
  const history = async () =>
    (await caller(db).revisions.list({ subject: 'files' })).map(
      ({ batch, kind, name, differences }) => ({ batch, kind, name, differences }),
    )
  const [restored, deleted] = await history()
  expect(deleted).toMatchObject({
    kind: 'changed',
    name: 'GX-650 Manual, version 2.0',
    differences: [{ label: 'Deleted', before: null }],
  })
  expect(restored?.batch).toBe(deleted?.batch)
  await call('revisions.undo', { batch: deleted?.batch })
  expect(await shown()).toEqual(['2.0'])

  await call('files.remove', { id: newest.id })
  await deleteWhatIsDue(db, uploadsFolder, new Date(Date.now() + 31 * day))
  expect(await readdir(uploadsFolder)).toHaveLength(1)
  // That it went stands in the history, too.
  const [gone] = await history()
  expect(gone).toMatchObject({ kind: 'deleted', name: 'GX-650 Manual, version 2.0' })
  await expect(call('revisions.undo', { batch: gone?.batch })).rejects.toThrow(
    '409: GX-650 Manual cannot come back: its content was deleted since.',
  )
})

test('what the history brings back of files stays stored for 30 days, however it went', async () => {
  const { join, db, uploadsFolder } = await testDesk()
  const { upload, call } = await join('editor')
  const { app } = await testApp({ db, uploadsFolder })
  const versions = async () => (await downloadsOf(db, 80)).map(({ version }) => version)
  await upload(address(), pdf())
  await upload(address({ version: '2.0' }), pdf())
  const { uploaded } = await caller(db).files.list({ productId: 80 })
  const newest = uploaded[0]!
  const last = async () => (await caller(db).revisions.list({ limit: 1 }))[0]!
  const ways = {
    'undoing its upload': async () => {
      const revisions = await caller(db).revisions.list({ subject: 'files' })
      const created = revisions.find(
        ({ kind, rowId }) => kind === 'created' && rowId === String(newest.id),
      )
      await call('revisions.undo', { id: created!.id })
      expect(await versions()).toEqual(['1.0'])
    },
    'deleting it': async () => {
      await call('files.remove', { id: newest.id })
      expect(await versions()).toEqual(['1.0'])
    },
    'deleting its product': async () => {
      const { version } = await caller(db).products.one({ id: 80 })
      await call('products.remove', { id: 80, version })
    },
  }
  for (const [way, remove] of Object.entries(ways)) {
    await remove()
    await ageUploads(uploadsFolder, 40)
    await deleteWhatIsDue(db, uploadsFolder, new Date(Date.now() + 29 * day))
    await call('revisions.undo', { id: (await last()).id })
    expect([way, await versions()]).toEqual([way, ['2.0']])
    const [download] = await downloadsOf(db, 80)
    expect([way, (await app.inject(download!.href)).statusCode]).toEqual([way, 200])
  }
})

test('a product never offers two files of a kind and language: undoing what would make it so is refused in a sentence', async () => {
  const { join, db } = await testDesk()
  const { upload, call } = await join('editor')
  const versions = async () => (await downloadsOf(db, 80)).map(({ version }) => version)
  await upload(address(), pdf())
  const { uploaded } = await caller(db).files.list({ productId: 80 })
  await call('files.remove', { id: uploaded[0]!.id })
  const [deletion] = await caller(db).revisions.list({ limit: 1 })
  await upload(address({ version: '2.0' }), pdf())
  await expect(call('revisions.undo', { id: deletion!.id })).rejects.toThrow(
    '409: GX-650 Manual, version 2.0, is the manual in this language since: delete that first.',
  )
  await upload(address({ version: '3.0' }), pdf())
  expect(await versions()).toEqual(['3.0'])
  // Nor does any other writer get past the rule.
  await expect(db.updateTable('productFiles').set({ replacedAt: null }).execute()).rejects.toThrow(
    /unique/i,
  )
})

test('a file of a product that was deleted comes back after its product, and not before it', async () => {
  const { join, db } = await testDesk()
  const { upload, call } = await join('editor')
  await upload(address(), pdf())
  const { uploaded } = await caller(db).files.list({ productId: 80 })
  await call('files.remove', { id: uploaded[0]!.id })
  const [fileDeletion] = await caller(db).revisions.list({ limit: 1 })
  const { version } = await caller(db).products.one({ id: 80 })
  await call('products.remove', { id: 80, version })
  const [productDeletion] = await caller(db).revisions.list({ limit: 1 })
  await expect(call('revisions.undo', { id: fileDeletion!.id })).rejects.toThrow(
    '409: GX-650 Manual is of a product that was deleted: undo that first.',
  )
  await call('revisions.undo', { id: productDeletion!.id })
  await call('revisions.undo', { id: fileDeletion!.id })
  expect(await downloadsOf(db, 80)).toHaveLength(1)
})

test('the present file is not taken once more, as another kind or a version later it is', async () => {
  const { join, db, uploadsFolder } = await testDesk()
  const { upload } = await join('editor')
  const file = pdf()
  expect((await upload(address(), file)).statusCode).toBe(200)
  // Where it was lost this stores it again.
  for (const name of await readdir(uploadsFolder)) await rm(joinPath(uploadsFolder, name))
  expectProblem(
    await upload(address({ title: 'Again', version: '2.0' }), file),
    409,
    'This file is GX-650 Manual, version 1.0, already. Please choose another one.',
  )
  expect(await readdir(uploadsFolder)).toHaveLength(1)
  expect((await upload(address({ kind: 'Datasheet' }), file)).statusCode).toBe(200)
  expect((await upload(address({ version: '2.0' }), pdf())).statusCode).toBe(200)
  expect((await upload(address({ version: '3.0' }), file)).statusCode).toBe(200)
  expect((await downloadsOf(db, 80)).map(({ version }) => version)).toEqual(['1.0', '3.0'])
  // The same bytes are stored once.
  expect(await readdir(uploadsFolder)).toHaveLength(2)
})

test('of a product that was deleted no file can be had, until it is there again; 30 days later they are deleted', async () => {
  const { join, db, uploadsFolder } = await testDesk()
  const { upload, call } = await join('editor')
  await upload(address(), pdf())
  const [file] = await downloadsOf(db, 80)
  const { app } = await testApp({ db, uploadsFolder })
  const status = async () => (await app.inject(file!.href)).statusCode
  const { version } = await caller(db).products.one({ id: 80 })
  await call('products.remove', { id: 80, version })
  expect(await status()).toBe(404)
  const [{ id } = { id: 0 }] = await caller(db).revisions.list({ limit: 1 })
  await deleteWhatIsDue(db, uploadsFolder, new Date(Date.now() + 29 * day))
  await call('revisions.undo', { id })
  expect(await status()).toBe(200)
  const again = await caller(db).products.one({ id: 80 })
  await call('products.remove', { id: 80, version: again.version })
  await deleteWhatIsDue(db, uploadsFolder, new Date(Date.now() + 31 * day))
  expect(await readdir(uploadsFolder)).toEqual([])
})

test('a file is found wherever files are: on the page of downloads, by the search and in llms.txt, beside the one in another language', async () => {
  const { join, db } = await testDesk()
  const { upload } = await join('editor')
  await upload(address({ productId: '79', title: 'Edge Montageanleitung', language: 'de' }), pdf())
  const caller = createCaller({ db })
  const { products } = await caller.products.downloads({ category: 'cases' })
  expect(products.map(({ downloads }) => downloads.map(({ title }) => title))).toEqual([
    ['Edge Assembly Manual', 'Edge Montageanleitung'],
  ])
  const { entries } = await caller.search.find({ q: 'montageanleitung' })
  expect(entries).toMatchObject([
    { kind: 'download', title: 'Edge Montageanleitung', detail: 'PDF in German, version 1.0' },
  ])
  const { app } = await testApp({ db })
  expect((await app.inject('/llms.txt')).body).toContain(
    ': Manual of Edge, PDF in German, version 1.0, ',
  )
})

test('a file that is refused says why, and nothing of it is stored', async () => {
  const { browser, join, uploadsFolder } = await testDesk()
  expectProblem(await browser().upload(address(), pdf()), 401, 'Please sign in.')
  const { upload } = await join('editor')
  for (const [file, status, why] of [
    [Buffer.from('<html>no</html>'), 415, 'neither a PDF nor a ZIP'],
    [Buffer.from('GIF'), 415, 'neither a PDF nor a ZIP'],
    [Buffer.alloc(0), 415, 'neither a PDF nor a ZIP'],
    [pdf(2_000_000).subarray(0, 1_500_000), 400, 'its end is missing'],
  ] as const)
    expectProblem(await upload(address(), file), status, new RegExp(why))
  for (const [changed, status, why] of [
    [{ productId: '9999' }, 404, 'There is no such product.'],
    [{ productId: 'x' }, 400, /./],
    [{ title: ' ' }, 400, 'Please enter a title.'],
    [{ date: '2026-02-31' }, 400, 'Please enter a date.'],
    [{ language: 'English' }, 400, 'Please enter a language such as en or pt-BR.'],
    [{ fileName: '../x.pdf' }, 400, /ends with .pdf or .zip/],
    [{ fileName: 'x.exe' }, 400, /ends with .pdf or .zip/],
    [{ kind: 'Virus' }, 400, 'Please choose what it is.'],
  ] as [Record<string, string>, number, string][])
    expectProblem(await upload(address(changed), pdf()), status, why)
  expect(await readdir(uploadsFolder)).toEqual([])
})

/** A desk, and the headers with which somebody who is signed in uploads. */
async function uploadingDesk() {
  const { app, join, db, uploadsFolder } = await testDesk()
  const { person } = await join('editor')
  const cookie = `__Host-argo-desk=${await startSession(db, person.id, new Date(), { device: 'Firefox on Linux' })}`
  const { host } = new URL(staffUrl)
  const headers = { host, origin: staffUrl, 'content-type': 'application/octet-stream', cookie }
  return { app, db, uploadsFolder, person, headers }
}

test('a file past 200 MB is refused before it is read, or while it is read if its length is not said', async () => {
  const { app, db, uploadsFolder, person, headers } = await uploadingDesk()
  const said = { ...headers, 'content-length': '200000001' }
  const response = await app.inject({ method: 'POST', url: address(), headers: said })
  expectProblem(response, 413, 'A file has 200 MB at most.')

  const strict = Fastify()
  strict.decorateRequest('person', { getter: () => person })
  takeFiles(strict, db, uploadsFolder, { most: 3_000_000 })
  const pieces = [Buffer.from('%PDF-1.7'), ...Array(3).fill(Buffer.alloc(1_000_000))]
  const unsaid = {
    method: 'POST',
    url: address(),
    headers,
    payload: Readable.from(pieces),
  } as const
  expect((await strict.inject(unsaid)).statusCode).toBe(413)
  expect(await readdir(uploadsFolder)).toEqual([])
})

test('once the disk for uploads is nearly full nothing more is taken', async () => {
  const { db, uploadsFolder, person, headers } = await uploadingDesk()
  const full = Fastify()
  full.setErrorHandler(sendError)
  full.decorateRequest('person', { getter: () => person })
  takeFiles(full, db, uploadsFolder, { least: Number.MAX_SAFE_INTEGER })
  const response = await full.inject({ method: 'POST', url: address(), headers, payload: pdf() })
  expectProblem(response, 507, 'The disk for uploads is full. Please tell who runs the site.')
})

test('of an upload whose connection breaks nothing is stored', async () => {
  const { app, db, uploadsFolder, headers } = await uploadingDesk()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: address(),
    headers: { ...headers, 'content-length': 5_000_000 },
  })
  upload.on('error', () => {})
  upload.write(pdf(2_500_000))
  await expect.poll(() => readdir(uploadsFolder), patience).toHaveLength(1)
  upload.destroy()
  await expect.poll(() => readdir(uploadsFolder), patience).toEqual([])
  expect(await downloadsOf(db, 80)).toEqual([])
})
