import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts compressed forms beside every text file of a folder, for the server to send as they are. */
export async function compressFiles(folder: string): Promise<void> {
  // Of a model, which is text too, brotli would take a second.
  const models = globSync('**/*.usdz', { cwd: folder }).map(async (file) => {
    const path = join(folder, file)
    await writeFile(`${path}.gz`, await zip(await readFile(path)))
  })
  await Promise.all([
    ...models,
    ...globSync('**/*.{js,css,svg,html}', { cwd: folder }).map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await brotli(content))
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
    }),
  ])
}
