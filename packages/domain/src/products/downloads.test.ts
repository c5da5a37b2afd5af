import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { downloadOf, downloads } from './downloads.ts'

const folder = new URL('../../../../web/public/downloads/', import.meta.url)

describe('the download list', () => {
  it.each(downloads)('states the size and checksum of $fileName', ({ fileName, ...stated }) => {
    const bytes = readFileSync(new URL(fileName, folder))
    expect(bytes.length).toBe(stated.bytes)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(stated.sha256)
  })

  it('names every file of the folder, and no other', () => {
    const names = downloads.map((download) => download.fileName)
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
  })

  it('has one file each for 79, 71 and 93, and none for other products', () => {
    expect(downloadOf(79)?.kind).toBe('Manual')
    expect(downloadOf(71)?.kind).toBe('Software')
    expect(downloadOf(93)?.kind).toBe('Datasheet')
    expect(downloads).toHaveLength(3)
  })
})
