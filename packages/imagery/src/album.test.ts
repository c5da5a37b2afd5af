import { existsSync, globSync, statSync } from 'node:fs'
import { pictureFiles } from '@argo/domain/picture-files.gen'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readAlbum } from './album.ts'
import { picturesFolder, widthsOf } from './encode.ts'
import { shotLists, shotsOf } from './shots.ts'

const album = readAlbum()
const shots = shotLists()
  .flatMap((name) => shotsOf(name))
  .filter(({ picture }) => picture in album)
const at = (file: string) => new URL(file, picturesFolder)
const bytes = (file: string) => statSync(at(file)).size

describe('the finished pictures', () => {
  it.each(shots.map((shot) => [shot.picture, shot] as const))(
    '%s is there in every size and both formats',
    async (picture, shot) => {
      for (const width of widthsOf(shot)) {
        const { format, compression, ...file } = await sharp(
          at(`${picture}-${width}.avif`).pathname,
        ).metadata()
        expect([format, compression, file.width, file.height]).toEqual([
          'heif',
          'av1',
          width,
          Math.round((width * shot.height) / shot.width),
        ])
      }
      const webp = await sharp(at(`${picture}-960.webp`).pathname).metadata()
      expect([webp.format, webp.width]).toEqual(['webp', 960])
    },
  )

  it('weigh little enough for a card, for a page and for the repository', () => {
    const cards = shots.filter(({ cutOut }) => cutOut).map(({ picture }) => `${picture}-480.avif`)
    const heroes = shots
      .filter(({ cutOut, width }) => !cutOut && width === 1600)
      .map(({ picture }) => `${picture}-1600.avif`)
    expect(cards.filter((file) => bytes(file) > 20_000)).toEqual([])
    expect(heroes.filter((file) => bytes(file) > 90_000)).toEqual([])
    const all = globSync('**/*.*', { cwd: picturesFolder })
    expect(all.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(60_000_000)
  })

  it('are all told to the catalogue, and nothing else is', () => {
    const told = Object.keys(pictureFiles).filter((path) => !path.startsWith('social/'))
    expect(told.toSorted()).toEqual(Object.keys(album).toSorted())
  })

  it('leave no file behind that no shot list knows', () => {
    const known = new Set(
      shots.flatMap((shot) => [
        ...widthsOf(shot).map((width) => `${shot.picture}-${width}.avif`),
        `${shot.picture}-960.webp`,
      ]),
    )
    const files = globSync('**/*.{avif,webp}', { cwd: picturesFolder })
    expect(files.filter((file) => !known.has(file))).toEqual([])
  })

  it('have social cards of 1200 × 630 that every network shows', async () => {
    for (const [path, { width, height }] of Object.entries(pictureFiles)) {
      if (!path.startsWith('social/')) continue
      expect(existsSync(at(`${path}.jpg`)), path).toBe(true)
      const card = await sharp(at(`${path}.jpg`).pathname).metadata()
      expect([card.format, card.width, card.height]).toEqual(['jpeg', width, height])
      expect(bytes(`${path}.jpg`)).toBeLessThanOrEqual(120_000)
    }
  })
})
