import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { root } from './paths.ts'

const stamp = join(root, 'web/dist/build-id')

const sources = [
  'web/src/**',
  'web/public/**',
  'web/vite.config.ts',
  'packages/domain/src/**',
  'packages/scripts/src/{site,compress-files}.ts',
  'pnpm-lock.yaml',
]

/** Whether web/dist was built from the sources as they are. */
export function siteIsBuilt(id = buildId()): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === id
}

/** Builds the site's pages and browser files into web/dist, unless what is there is up to date. */
export async function buildSite(): Promise<void> {
  const id = buildId()
  if (siteIsBuilt(id)) return
  const start = performance.now()
  console.info('Building the site …')
  process.env.NODE_ENV = 'production'
  process.env.BUILD_ID = id
  // Loaded only to build: a start that has nothing to build is a second faster without it.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: join(root, 'web'), logLevel: 'warn' })
  await builder.buildApp()
  await compressFiles(join(root, 'web/dist/client'))
  await writeFile(stamp, id)
  console.info(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

// A name for exactly these sources: the same files give the same id.
function buildId(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}
