import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { downloadOf, downloads } from '@argo/domain/products/downloads'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { makeAll } from './files.ts'
import { downloadsFolder } from './identity.ts'
import { published } from './reading.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

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

describe('making the files again', () => {
  it('gives the same bytes, for they take nothing from the clock', async () => {
    const again = await makeAll(readCatalogue())
    // When this fails after a change: pnpm --filter @argo/studio documents
    for (const { fileName, sha256: stated } of downloads) {
      expect({ fileName, sha256: sha256(again.get(fileName)!) }).toEqual({
        fileName,
        sha256: stated,
      })
    }
  })
})
