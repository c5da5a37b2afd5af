import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts a brotli and a gzip form beside every text file of a folder, for the server to send as they are. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    globSync('**/*.{js,css,svg,html}', { cwd: folder }).map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      // Drawings are many and well compressed at a quarter of the effort.
      const quality = extname(file) === '.svg' ? 6 : 11
      await writeFile(
        `${path}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      )
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
