import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readCatalogue } from './catalogue.ts'
import { sources } from './files.ts'
import { downloadsFolder, root } from './folders.ts'
import { printPdf } from './paper.ts'

const listing = new URL('packages/domain/src/products/download-files.gen.ts', root)

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const digestsFile = new URL('sources.gen.json', import.meta.url)
const digests: Record<string, string> = JSON.parse(readFileSync(digestsFile, 'utf8'))
const lines: string[] = []
for (const [fileName, source] of sources(readCatalogue())) {
  const file = new URL(fileName, downloadsFolder)
  // The same markup prints other bytes each time.
  if (digests[fileName] !== sha256(source))
    writeFileSync(file, typeof source === 'string' ? await printPdf(source) : source)
  digests[fileName] = sha256(source)
  const bytes = readFileSync(file)
  lines.push(
    `  '${fileName}': {`,
    `    bytes: ${bytes.length},`,
    `    sha256: '${sha256(bytes)}',`,
    '  },',
  )
  console.info(`${fileName}  ${bytes.length} bytes`)
}
writeFileSync(
  listing,
  [
    '// Written by `pnpm --dir packages/studio documents`; do not edit by hand.',
    'export const downloadFiles = {',
    ...lines,
    '} as const',
    '',
  ].join('\n'),
)
writeFileSync(digestsFile, `${JSON.stringify(digests, null, 2)}\n`)
