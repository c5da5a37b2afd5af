import { globSync, writeFileSync } from 'node:fs'
import { turnViews } from '@argo/domain/pictures/turn-views'
import { type Shot, shotLists, shotsOf } from './shots.ts'

/** Where the turns lie that the site serves: a folder of pictures each. */
export const turnsFolder = new URL('../../../../web/public/turns/', import.meta.url)

const listing = new URL('../../../domain/src/pictures/turn-files.gen.ts', import.meta.url)

/** The name of a product's turn in a color: the folder of its pictures, with "-" for "/". */
export function turnName({ picture }: Shot): string {
  return picture.replace(/\/[^/]+$/, '').replace('/', '-')
}

/** Tells the catalogue which turns there are, and which of their views is seen as the card's picture is. */
export function writeTurnList(): void {
  const folders = globSync('*', { cwd: turnsFolder }).toSorted()
  const first = new Map(
    shotLists()
      .flatMap(shotsOf)
      .filter(({ cutOut }) => cutOut)
      .map((shot) => [turnName(shot), viewBeside(shot.azimuth)]),
  )
  writeFileSync(
    listing,
    [
      '// Written by `pnpm --dir packages/studio turns`; do not edit by hand.',
      '/** The folders in `web/public/turns` and the index of the first view, by the folder of the pictures, with "-" for "/". */',
      'export const turnFiles: Record<string, { folder: string; first: number }> = {',
      ...folders.map((folder) => {
        const name = folder.split('.')[0]!
        return `  '${name}': { folder: '${folder}', first: ${first.get(name)} },`
      }),
      '}',
      '',
    ].join('\n'),
  )
}

// Views are equal steps apart, from the front on.
function viewBeside(azimuth: number): number {
  const count = turnViews.length
  return (Math.round((azimuth * count) / 360) + count) % count
}
