import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import {
  cutOutOf,
  photographAddress,
  photographName,
  pictureAt,
  spriteOf,
} from '@argo/domain/pictures/photographs'
import { pictureFiles } from '@argo/domain/pictures/picture-files.gen'
import { describe, expect, test } from 'vitest'
import { testApp, testCaller } from '../test-app.ts'
import { listProducts } from '../products/queries.ts'

const publicFiles = new URL('../../../web/public/', import.meta.url)
const pictures = new URL('pictures/', publicFiles)
const scripts = new URL('../../../web/dist/client/assets/', import.meta.url)
const names = Object.keys(pictureFiles)
const cards = names.filter((name) => name.startsWith('social/'))
const photographs = names.filter((name) => !name.startsWith('social/'))
const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const

/** The addresses of a photograph's files, the one for older browsers included. */
function filesOf(src: string): string[] {
  const { srcSet = '' } = pictureAt(src)
  return [...srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''), src]
}

const addresses = [
  ...photographs.flatMap((name) => filesOf(photographAddress(name))),
  ...cards.map((name) => `/pictures/${name}.jpg`),
]

test('every photograph is there in every width and format, and every card', () => {
  expect(photographs.length).toBeGreaterThan(300)
  expect(cards.length).toBeGreaterThan(30)
  const missing = addresses.filter((address) => !existsSync(new URL(`.${address}`, publicFiles)))
  expect(missing).toEqual([])
})

test.each(Object.entries(types))(
  'a picture in %s is sent as %s, to be kept for a day',
  async (ending, type) => {
    const { app } = await testApp()
    const url = addresses.find((file) => file.endsWith(ending))
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    )
    expect(response.headers.etag).toBeTruthy()
    expect(response.headers['content-encoding']).toBeUndefined()
  },
)

test('every picture that the catalogue names is there, and the cut-out beside it', async () => {
  const { call, db } = await testCaller()
  const { app } = await testApp()
  for (const { id, imageUrl, images } of await listProducts(db)) {
    const { pictures: sets } = await call.products.detail({ id })
    const shown = sets.flatMap((set) => set.pictures.map(({ src }) => src))
    for (const src of new Set([imageUrl, ...images, cutOutOf(imageUrl), ...shown])) {
      const { statusCode } = await app.inject({ method: 'HEAD', url: src })
      expect([src, statusCode]).toEqual([src, 200])
      const name = photographName(src)
      expect([src, name !== null && Object.hasOwn(pictureFiles, name)]).toEqual([src, true])
    }
  }
})

test('every gallery has a sprite, and each of its pictures a place of its own in it', async () => {
  const { call, db } = await testCaller()
  for (const { id } of await listProducts(db)) {
    for (const { pictures: shown } of (await call.products.detail({ id })).pictures) {
      const [sprite = '', ...others] = new Set(shown.map(({ src }) => spriteOf(src)))
      expect([sprite, others]).toEqual([sprite, []])
      const places = shown
        .map(({ spriteIndex }) => spriteIndex)
        .toSorted((one, other) => one! - other!)
      expect([sprite, places]).toEqual([sprite, [...shown.keys()]])
      expect([sprite, existsSync(new URL(`.${sprite}`, publicFiles))]).toEqual([sprite, true])
    }
  }
})

describe('pictures weigh no more than', () => {
  const bytes = (file: string) => statSync(new URL(file, pictures)).size
  const heavier = (ending: string, most: number) =>
    globSync(`**/${ending}`, { cwd: pictures.pathname }).filter((file) => bytes(file) > most)

  test('20 kB on a card', () => {
    expect(heavier('cut-out-480.avif', 20_000)).toEqual([])
  })

  test('24 kB as all thumbnails of a gallery', () => {
    expect(heavier('sprite.webp', 24_000)).toEqual([])
  })

  test('90 kB as a hero in full', () => {
    expect(heavier('hero-1600.avif', 90_000)).toEqual([])
  })

  test('60 MB together', () => {
    const files = globSync('**/*.*', { cwd: pictures.pathname })
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(60_000_000)
  })
})

test('no script of the browser’s carries the words of the pictures', () => {
  const words = names.flatMap((name) => pictureFiles[name]?.alt || [])
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(new URL(file, scripts), 'utf8')
    expect([file, words.filter((text) => script.includes(text))]).toEqual([file, []])
  }
})
