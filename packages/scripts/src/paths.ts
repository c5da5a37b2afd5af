import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where the server's compiled sources are kept between starts. */
export const compileCache = join(root, 'node_modules/.cache/compiled')

/** Little room for objects that die young: an answer is kept, not made again, so memory is saved. */
export const serverFlags = ['--max-semi-space-size=1']
