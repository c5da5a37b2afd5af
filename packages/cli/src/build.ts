import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuild, switchToBuild } from './builds.ts'
import { compressFiles } from './compress-files.ts'
import { root } from './paths.ts'

const current = join(root, 'web/dist')
const folder = join(root, 'web/builds')

const sources = [
  'web/src/**',
  'web/public/**',
  'web/vite.config.ts',
  'packages/domain/{package.json,src/**}',
  'packages/cli/src/{build,builds,compress-files}.ts',
  'pnpm-lock.yaml',
]

if (import.meta.main)
  await buildSite().catch((error: unknown) => {
    console.error('The site was not built.', error)
    process.exitCode = 1
  })

/** Whether web/dist was built from the sources as they are. */
export function siteIsBuilt(id = buildId()): boolean {
  return isBuild(current, id)
}

/** Builds the site into a folder of its own, to which web/dist then leads, unless it is up to date. */
export async function buildSite(): Promise<void> {
  const id = buildId()
  if (siteIsBuilt(id)) return
  const start = performance.now()
  console.info('Building the site …')
  process.env.NODE_ENV = 'production'
  process.env.BUILD_ID = id
  await switchToBuild({ folder, current }, id, async (build) => {
    process.env.BUILD_FOLDER = build
    // Loaded only to build: a start that has nothing to build is a second faster without it.
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root: join(root, 'web'), logLevel: 'warn' })
    await builder.buildApp()
    writeLicenses(join(build, 'client'))
    await compressFiles(join(build, 'client'))
    await compressFiles(join(build, 'staff'))
  })
  console.info(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

// Of all that browsers are sent, as their licences ask for.
function writeLicenses(client: string): void {
  const texts = [join(client, '.vite/license.md'), join(root, 'web/src/styles/archivo/LICENSE')]
  const licenses = texts.map((file) => readFileSync(file, 'utf8').trim())
  writeFileSync(join(client, 'licenses.txt'), `${licenses.join('\n\n')}\n`)
}

// A name for exactly these sources: the same files give the same id.
function buildId(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => /^test-|\.test\.tsx?$/.test(name),
  }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}
