import { createHash, randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { flush } from '../database/whole-file.ts'

/** Ends the names of what is not stored yet. */
const temporary = '.part'

/** A file on the disk that has no name yet. */
export interface Upload {
  path: string
  bytes: number
  /** Lower-case hexadecimal. */
  sha256: string
}

/** Writes what is received to the disk; nothing stays of what is broken off. A piece at a time is in memory. */
export async function receiveUpload(
  folder: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Upload> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}${temporary}`)
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const piece of pieces) {
      hash.update(piece)
      await file.writeFile(piece)
      bytes += piece.length
    }
    await file.sync()
  } catch (error) {
    await discardUpload(path)
    throw error
  } finally {
    await file.close()
  }
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Deletes an upload that was not stored. */
export function discardUpload(path: string): Promise<void> {
  return rm(path, { force: true })
}

/** Stores uploads by the names that say what is in them: what has such a name already is the same. */
export async function storeUploads(
  folder: string,
  uploads: readonly { path: string; name: string }[],
): Promise<void> {
  for (const { path, name } of uploads) await rename(path, join(folder, name))
  await flush(folder)
}

/** The names of all stored files, of which each is whole and never changes. */
export async function storedUploads(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => !name.endsWith(temporary))
}

/** Deletes what was written before a time and is not used, uploads that were broken off too. */
export async function deleteUnusedUploads(
  folder: string,
  before: Date,
  isUsed: (name: string) => boolean,
): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (isUsed(name)) continue
    const path = join(folder, name)
    // Another server may do the same.
    const written = statSync(path, { throwIfNoEntry: false })?.mtime
    if (written && written < before) await rm(path, { force: true })
  }
}

/** Whether so many bytes of the folder's disk are free. */
export async function hasDiskSpace(folder: string, least: number): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= least
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
