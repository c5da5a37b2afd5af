import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from './command-error.ts'

/**
 * Makes a new file that its owner alone can read, whole or not at all: it is written under the name `<file>.part` and
 * renamed once it is on the disk. Throws a CommandError when the file is there, or what writing it throws.
 */
export function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  return makeWhole(file, async (part) => (await open(part, 'wx', 0o600)).close(), write)
}

/** The same for a folder; what is written into it is flushed to the disk by `write`. */
export function writeWholeFolder(
  folder: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  return makeWhole(folder, (part) => mkdir(part, 0o700), write)
}

/** Has the disk write what it holds of a file or a folder. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeWhole(
  path: string,
  create: (part: string) => Promise<unknown>,
  write: (part: string) => Promise<void>,
): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} is there already; name a new one.`)
  const part = `${path}.part`
  await create(part).catch((error: unknown) => {
    throw notCreated(part, error)
  })
  try {
    await write(part)
    await flush(part)
    await rename(part, path)
    await flush(dirname(path))
  } finally {
    await rm(part, { force: true, recursive: true })
  }
}

function notCreated(part: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT')
    return new CommandError(`The folder ${dirname(part)} is not there; make it first.`)
  if (code === 'EACCES' || code === 'EROFS')
    return new CommandError(`This user may not write to ${dirname(part)}; name another folder.`)
  if (code !== 'EEXIST') return error
  return new CommandError(
    `${part} is there: it is being written, or writing it was broken off; delete it in that case.`,
  )
}
