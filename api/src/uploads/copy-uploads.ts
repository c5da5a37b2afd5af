import { chmod, copyFile, link, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { flush } from '../database/whole-file.ts'
import { storedUploads } from './uploads-folder.ts'

/**
 * Copies the uploads of a folder that another one lacks, each whole and on the disk. What `earlier`, a copy from before, has is
 * linked to that: one file in both. How many there are.
 */
export async function copyUploads(from: string, to: string, earlier?: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const present = new Set(await storedUploads(to))
  const known = new Set(earlier === undefined ? [] : await storedUploads(earlier))
  const names = await storedUploads(from)
  for (const name of names) {
    if (present.has(name)) continue
    if (earlier !== undefined && known.has(name)) await link(join(earlier, name), join(to, name))
    else await copy(join(from, name), join(to, name))
  }
  await flush(to)
  return names.length
}

async function copy(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  try {
    await copyFile(from, part)
  } catch (error) {
    // Deleted meanwhile, as no row names it any more.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await chmod(part, 0o600)
  await flush(part)
  await rename(part, to)
}
