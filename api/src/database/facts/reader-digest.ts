import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const domain = new URL('../../../../packages/domain/src/', import.meta.url)

/** What changes whenever the code that reads facts, or the words of searches, does: a digest of its sources. */
export const readerDigest = digestOf([
  new URL('spec.ts', domain),
  new URL('category.ts', domain),
  ...sourcesIn(new URL('facts/', domain)),
  ...sourcesIn(new URL('search/', domain)),
  new URL('../search/replace-documents.ts', import.meta.url),
  new URL('fact-rows.ts', import.meta.url),
])

function sourcesIn(folder: URL): URL[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => new URL(name, folder))
}

function digestOf(files: URL[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
