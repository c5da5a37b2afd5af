import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The catalogue that comes with the site. */
const catalogueFile = fileURLToPath(new URL('../../../seed.sql', import.meta.url))

/** The SQL that fills a new catalogue. */
export function readSeed(file = catalogueFile): string {
  return readFileSync(file, 'utf8')
}
