import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { sources } from './files.ts'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

test('each file was made again after the last change of what it is made from', () => {
  const made = JSON.parse(readFileSync(new URL('sources.gen.json', import.meta.url), 'utf8'))
  // When this fails after a change: pnpm --dir packages/studio documents
  for (const [fileName, source] of sources(readCatalogue()))
    expect({ fileName, source: sha256(source) }).toEqual({ fileName, source: made[fileName] })
})
