import { globSync, writeFileSync } from 'node:fs'

/** Where the turns lie that the site serves: a folder of pictures each. */
export const turnsFolder = new URL('../../../../web/public/turns/', import.meta.url)

const listing = new URL('../../../domain/src/pictures/turn-files.gen.ts', import.meta.url)

/** Tells the catalogue which turns there are. */
export function writeTurnList(): void {
  const folders = globSync('*', { cwd: turnsFolder }).toSorted()
  writeFileSync(
    listing,
    [
      '// Written by `pnpm --dir packages/studio turns`; do not edit by hand.',
      '/** The folders in `web/public/turns` by the folder of the pictures, with "-" for "/". */',
      'export const turnFiles: Record<string, string> = {',
      ...folders.map((folder) => `  '${folder.split('.')[0]}': '${folder}',`),
      '}',
      '',
    ].join('\n'),
  )
}
