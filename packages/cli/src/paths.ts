import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..')

/** The cache of the server's compiled sources. */
export const compileCache = join(root, 'node_modules/.cache/compiled')
