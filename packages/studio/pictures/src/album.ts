import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { photographAddress, spriteOf } from '@argo/domain/pictures/photographs'
import { fileAt, type Look, picturesFolder } from './encode.ts'
import { galleries } from './galleries.ts'
import { type Shot, shotLists, shotsOf } from './shots.ts'

const albumFile = new URL('../album.json', import.meta.url)
const listing = new URL('../../../domain/src/pictures/picture-files.gen.ts', import.meta.url)

/** What is known of each finished picture, by its path: the key it was rendered from, and its look. */
export type Album = Record<string, Look & { key: string }>

/** The finished pictures. */
export function readAlbum(): Album {
  return existsSync(albumFile) ? (JSON.parse(readFileSync(albumFile, 'utf8')) as Album) : {}
}

/** The shots that are finished, in the gallery's order. */
export function finishedShots(album: Album): Shot[] {
  return shotLists()
    .flatMap((product) => shotsOf(product))
    .filter(({ picture }) => picture in album)
}

/** Keeps the album, and tells the catalogue which pictures there are, in the gallery's order. */
export function keepAlbum(album: Album): void {
  const shots = finishedShots(album)
  const indexes = spriteIndexes(shots)
  const finished = shots.flatMap((shot) => {
    const entry = album[shot.picture]
    return entry ? [{ shot, entry }] : []
  })
  const kept = finished.map(({ shot, entry }) => [shot.picture, entry])
  writeFileSync(albumFile, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`)
  const lines = finished.map(({ shot, entry: { width, height, placeholder } }) =>
    told(shot.picture, {
      width,
      height,
      placeholder,
      alt: shot.alt,
      spriteIndex: indexes.get(shot.picture),
    }),
  )
  writeFileSync(
    listing,
    [
      '// Written by `pnpm --dir packages/studio render`; do not edit by hand.',
      '/** The finished pictures by path, in the gallery\u2019s order; `alt` follows the product\u2019s name, `placeholder` its mean color, `spriteIndex` its place in its gallery\u2019s sprite. */',
      'export const pictureFiles: Record<',
      '  string,',
      '  { width: number; height: number; placeholder: string; alt: string; spriteIndex?: number }',
      '> = {',
      ...lines,
      ...socialCards().map((card) => told(`social/${card}`, cardLook)),
      '}',
      '',
    ].join('\n'),
  )
}

const told = (path: string, facts: object) => `  '${path}': ${JSON.stringify(facts)},`

/** The places of pictures in the sprites that have been made. */
const spriteIndexes = (shots: Shot[]) =>
  new Map(
    [...galleries(shots).values()]
      .filter(([hero = '']) => existsSync(fileAt(spriteOf(photographAddress(hero)))))
      .flatMap((pictures) => pictures.map((picture, place) => [picture, place] as const)),
  )

const cardLook = { width: 1200, height: 630, placeholder: '#14171b', alt: '' }

/** The names of the social cards that have been made. */
const socialCards = () =>
  globSync('social/*.jpg', { cwd: picturesFolder })
    .map((file) => file.slice('social/'.length, -'.jpg'.length))
    .toSorted()
