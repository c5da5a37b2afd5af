import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from './command-error.ts'

/**
 * Makes a new file that its owner alone can read, whole or not at all: it is written under the name `<file>.part` and
 * renamed once it is on the disk. Throws a CommandError when the file is there, or what writing it throws.
 */
export async function writeWhole(
  file: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} is there already; name a new file.`)
  const part = `${file}.part`
  await create(part)
  try {
    await write(part)
    await flush(part)
    await rename(part, file)
    await flush(dirname(file))
  } finally {
    await rm(part, { force: true })
  }
}

async function create(part: string): Promise<void> {
  try {
    await (await open(part, 'wx', 0o600)).close()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new CommandError(`The folder ${dirname(part)} is not there; make it first.`)
    if (code !== 'EEXIST') throw error
    throw new CommandError(
      `${part} is there: the file is being written, or writing it was broken off; delete it in that case.`,
    )
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
