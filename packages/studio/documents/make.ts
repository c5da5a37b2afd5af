import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readCatalogue } from './catalogue.ts'
import { downloadsFolder, root } from './identity.ts'
import { makeAll } from './files.ts'

const listing = new URL('packages/domain/src/products/download-files.gen.ts', root)

mkdirSync(downloadsFolder, { recursive: true })
const lines: string[] = []
for (const [fileName, bytes] of await makeAll(readCatalogue())) {
  writeFileSync(new URL(fileName, downloadsFolder), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  lines.push(
    `  '${fileName}': {`,
    `    bytes: ${bytes.length},`,
    `    sha256: '${sha256}',`,
    '  },',
  )
  console.info(`${fileName}  ${bytes.length} bytes  ${sha256}`)
}
writeFileSync(
  listing,
  [
    '// Written by `pnpm --filter @argo/studio documents`; do not edit by hand.',
    'export const downloadFiles = {',
    ...lines,
    '} as const',
    '',
  ].join('\n'),
)
