import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
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
    await make(build)
    await writeFile(join(build, stamp), id)
  }
  await leadTo(build, current)
  await removeOldBuilds(folder, id)
}

// In one step, so that a server that starts meanwhile has a whole build.
async function leadTo(build: string, current: string): Promise<void> {
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory())
    await rm(current, { recursive: true })
  const link = `${current}.${process.pid}`
  await symlink(relative(dirname(current), build), link)
  await rename(link, current)
}

async function removeOldBuilds(folder: string, id: string): Promise<void> {
  const others = await Promise.all(
    (await readdir(folder))
      .filter((name) => name !== id)
      .map(async (name) => {
        const other = join(folder, name)
        return { other, built: (await stat(other)).mtimeMs }
      }),
  )
  const old = others.toSorted((one, two) => two.built - one.built).slice(buildsKept - 1)
  await Promise.all(old.map(({ other }) => rm(other, { recursive: true })))
}
