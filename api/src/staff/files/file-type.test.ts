import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryUploads } from '../../uploads/test-uploads.ts'
import { readFileType } from './file-type.ts'

async function typeOf(...parts: (string | Buffer)[]) {
  const path = join(temporaryUploads(), 'upload')
  await writeFile(path, Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))))
  return readFileType(path)
}

const body = randomBytes(200_000)
const end = '\nstartxref\n9\n%%EOF\n'
const pdf = { mediaType: 'application/pdf', isProtected: false }
const zip = { mediaType: 'application/zip', isProtected: false }

test.each([
  ['at once', ''],
  ['after a byte order mark', '\u00EF\u00BB\u00BF'],
  ['after an empty line', '\r\n'],
  ['after what a print driver wrote', `\u001B%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n`],
  ['after 1,024 bytes of padding', '\0'.repeat(1_024)],
])('a PDF that begins %s is one', async (_, before) => {
  expect(await typeOf(before, '%PDF-1.7\n', body, end)).toEqual(pdf)
})

test('a PDF with the header of a PostScript file, and one with an end that is padded, are PDFs', async () => {
  expect(await typeOf('%!PS-Adobe-3.0 PDF-1.4\n', body, end)).toEqual(pdf)
  expect(await typeOf('%PDF-1.7\n', body, end, '\0'.repeat(5_000))).toEqual(pdf)
})

test('a ZIP is one even where it begins with a PDF that is not compressed', async () => {
  const entry = 'PK\u0003\u0004'.padEnd(30, '\0')
  expect(await typeOf(entry, 'a.pdf%PDF-1.7\n', body, 'PK\u0005\u0006'.padEnd(22, '\0'))).toEqual(
    zip,
  )
})

test.each([
  ['a page', '<html>', 415, 'neither a PDF nor a ZIP'],
  ['nothing', '', 415, 'neither a PDF nor a ZIP'],
  [
    'a PDF that begins later',
    `${' '.repeat(1_025)}%PDF-1.7\n%%EOF`,
    415,
    'neither a PDF nor a ZIP',
  ],
  ['a PDF without its end', '%PDF-1.7\nstartxref', 400, 'its end is missing'],
  ['a ZIP without its end', 'PK\u0003\u0004', 400, 'its end is missing'],
])('%s is refused', async (_, text, statusCode, why) => {
  await expect(typeOf(text)).rejects.toMatchObject({
    statusCode,
    message: expect.stringContaining(why),
  })
})

test('of a PDF or ZIP that a password protects this is told', async () => {
  const isProtected = async (...parts: string[]) => (await typeOf(...parts)).isProtected
  const trailer = (entries: string) => `trailer << /Size 9 ${entries} >>${end}`
  expect(await isProtected('%PDF-1.7\n', trailer('/Encrypt 8 0 R'))).toBe(true)
  expect(await isProtected('%PDF-1.7\n', trailer('/Encrypt<< /V 4 >>'))).toBe(true)
  expect(await isProtected('%PDF-1.7\n', trailer('/EncryptMetadata false'))).toBe(false)
  // One that is made for the web says it at its beginning.
  expect(await isProtected('%PDF-1.7\n', trailer('/Encrypt 8 0 R'), 'x'.repeat(200_000), end)).toBe(
    true,
  )
  const directory = (flags: string) => `PK\u0001\u0002\u0014\0\u0014\0${flags}\0`
  const archive = (flags: string) => ['PK\u0003\u0004', directory(flags), 'PK\u0005\u0006']
  expect(await isProtected(...archive('\u0009'))).toBe(true)
  expect(await isProtected(...archive('\u0008'))).toBe(false)
})
