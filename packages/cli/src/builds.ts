import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const buildsKept = 3

// Written last, into a build that is whole.
const stamp = 'build-id'

/** Where builds are: each in a folder of its own, to one of which a link leads. */
export interface Builds {
  folder: string
  current: string
}

/** Whether a folder holds a whole build of these sources. */
export function isBuild(folder: string, id: string): boolean {
  const file = join(folder, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === id
}

/**
 * Makes the build with this id in a folder of its own, unless it is there, and then has the link lead to it. A server
 * that runs keeps the build it has started with; the newest three builds are kept.
 */
export async function switchToBuild(
  { folder, current }: Builds,
  id: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const build = join(folder, id)
  if (!isBuild(build, id)) {
    // Two may be made at once, by two servers that start.
    const own = `${build}.${randomUUID()}`
    try {
      await make(own)
      await writeFile(join(own, stamp), id)
      await moveTo(build, own, id)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
  await leadTo(build, current)
  await removeOldBuilds(folder, id)
}

// What another process has made meanwhile is the same, and may be in use; what has no stamp broke off.
async function moveTo(build: string, own: string, id: string): Promise<void> {
  try {
    await rename(own, build)
  } catch {
    if (isBuild(build, id)) return
    await rm(build, { recursive: true, force: true })
    await rename(own, build)
  }
}

// In one step, so that a server that starts meanwhile has a whole build.
async function leadTo(build: string, current: string): Promise<void> {
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory())
    await rm(current, { recursive: true })
  const link = `${current}.${process.pid}`
  await symlink(relative(dirname(current), build), link)
  await rename(link, current)
}

// Another process may remove some meanwhile.
async function removeOldBuilds(folder: string, id: string): Promise<void> {
  const others = (await readdir(folder))
    .filter((name) => name !== id)
    .flatMap((name) => {
      const other = join(folder, name)
      const stats = statSync(other, { throwIfNoEntry: false })
      return stats ? [{ other, built: stats.mtimeMs }] : []
    })
  const old = others.toSorted((one, two) => two.built - one.built).slice(buildsKept - 1)
  await Promise.all(old.map(({ other }) => rm(other, { recursive: true, force: true })))
}
