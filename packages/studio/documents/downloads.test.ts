import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { downloadOf, downloads } from '@argo/domain/products/downloads'
import { describe, expect, it, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { sources } from './files.ts'
import { downloadsFolder } from './folders.ts'
import { published } from './reading.ts'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

describe('the download list', () => {
  it.each(downloads)('states the size and checksum of $fileName', ({ fileName, ...stated }) => {
    const bytes = published(fileName)
    expect(bytes.length).toBe(stated.bytes)
    expect(sha256(bytes)).toBe(stated.sha256)
  })

  it('names every file of the folder, and no other', () => {
    const names = downloads.map((download) => download.fileName)
    expect(readdirSync(downloadsFolder).toSorted()).toEqual(names.toSorted())
  })

  it('has one file each for 79, 71 and 93, and none for other products', () => {
    expect(downloadOf(79)?.kind).toBe('Manual')
    expect(downloadOf(71)?.kind).toBe('Software')
    expect(downloadOf(93)?.kind).toBe('Datasheet')
    expect(downloads).toHaveLength(3)
  })
})

test('each file was made again after the last change of what it is made from', () => {
  const made = JSON.parse(readFileSync(new URL('sources.gen.json', import.meta.url), 'utf8'))
  // When this fails after a change: pnpm --filter @argo/studio documents
  for (const [fileName, source] of sources(readCatalogue()))
    expect({ fileName, source: sha256(source) }).toEqual({ fileName, source: made[fileName] })
})
