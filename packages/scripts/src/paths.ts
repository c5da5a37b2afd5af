import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The cache of the server's compiled sources. */
export const compileCache = join(root, 'node_modules/.cache/compiled')

/** A small young generation: responses are cached rather than made again, so little garbage arises. */
export const serverFlags = ['--max-semi-space-size=1']
