import { readFileSync, writeFileSync } from 'node:fs'
import { photographsOf } from '@argo/domain/pictures/alt-text'

const seed = new URL('../../../../seed.sql', import.meta.url)
const listed: string[] = []

// The two values of a row that hold its pictures: image_url and the list images.
const sql = readFileSync(seed, 'utf8').replaceAll(
  /'\/pictures\/([^/']+)\/[^']+',\n {2}'\[[^']*\]'/g,
  (before, folder: string) => {
    const [hero, ...images] = photographsOf(folder) ?? []
    if (images.length < 5) return before
    listed.push(folder)
    return `'${hero}',\n  '[\n${images.map((src) => `    "${src}"`).join(',\n')}\n  ]'`
  },
)
writeFileSync(seed, sql)
console.info(`seed.sql lists the photographs of ${listed.join(', ')}`)
