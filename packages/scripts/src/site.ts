import { createHash } from 'node:crypto'
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { root } from './paths.ts'

const current = join(root, 'web/dist')
const builds = join(root, 'web/builds')
const buildsKept = 3

// Written last, into a build that is whole.
const stamp = 'build-id'

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
  return isBuild(current, id)
}

/**
 * Builds the site's pages and browser files into a folder of their own and has web/dist lead there, unless what is
 * there is up to date. A server that runs keeps the build it has started with; the newest three builds are kept.
 */
export async function buildSite(): Promise<void> {
  const id = buildId()
  if (siteIsBuilt(id)) return
  const start = performance.now()
  console.info('Building the site …')
  process.env.NODE_ENV = 'production'
  process.env.BUILD_ID = id
  const folder = join(builds, id)
  process.env.BUILD_FOLDER = folder
  // Loaded only to build: a start that has nothing to build is a second faster without it.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: join(root, 'web'), logLevel: 'warn' })
  if (!isBuild(folder, id)) {
    await builder.buildApp()
    await compressFiles(join(folder, 'client'))
    await writeFile(join(folder, stamp), id)
  }
  await switchTo(id)
  await removeOldBuilds(id)
  console.info(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

// In one step, so that a server that starts meanwhile has a whole build.
async function switchTo(id: string): Promise<void> {
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory())
    await rm(current, { recursive: true })
  const link = `${current}.${process.pid}`
  await symlink(join('builds', id), link)
  await rename(link, current)
}

async function removeOldBuilds(id: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(builds))
      .filter((name) => name !== id)
      .map(async (name) => {
        const folder = join(builds, name)
        return { folder, built: (await stat(folder)).mtimeMs }
      }),
  )
  const old = folders.toSorted((one, other) => other.built - one.built).slice(buildsKept - 1)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true })))
}

function isBuild(folder: string, id: string): boolean {
  const file = join(folder, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === id
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
