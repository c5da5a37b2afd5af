import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Look } from './encode.ts'
import { photographed, shotsOf } from './shots.ts'

const albumFile = new URL('../album.json', import.meta.url)
const listing = new URL('../../domain/src/picture-files.gen.ts', import.meta.url)

/** What is known of each finished picture, by its path: the key it was rendered from, and its look. */
export type Album = Record<string, Look & { key: string }>

/** The finished pictures. */
export function readAlbum(): Album {
  return existsSync(albumFile) ? (JSON.parse(readFileSync(albumFile, 'utf8')) as Album) : {}
}

/** Keeps the album, and tells the catalogue which pictures there are, in the gallery's order. */
export function keepAlbum(album: Album): void {
  const shots = photographed().flatMap((product) => shotsOf(product))
  const finished = shots.flatMap((shot) => {
    const entry = album[shot.picture]
    return entry ? [{ shot, entry }] : []
  })
  const kept = finished.map(({ shot, entry }) => [shot.picture, entry])
  writeFileSync(albumFile, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`)
  const lines = finished.map(
    ({ shot, entry: { width, height, colour } }) =>
      `  '${shot.picture}': ${JSON.stringify({ width, height, colour, alt: shot.alt })},`,
  )
  writeFileSync(
    listing,
    [
      '// Written by `pnpm --filter @argo/imagery render`; do not edit by hand.',
      '/** The finished pictures by path, in the gallery\u2019s order; `alt` follows the product\u2019s name. */',
      'export const pictureFiles: Record<',
      '  string,',
      '  { width: number; height: number; colour: string; alt: string }',
      '> = {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}
