import { rm, writeFile } from 'node:fs/promises'
import { DatabaseError } from '../failure.ts'

const probe = Buffer.alloc(1_000_000)

/** Throws a DatabaseError unless a file of 1 MB can be written beside the database; it is removed at once. */
export async function expectRoomBeside(path: string): Promise<void> {
  // One name for all servers and times: of one that is killed here at most one file is left.
  const file = `${path}-room`
  try {
    await writeFile(file, probe)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const kind = code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'unavailable'
    throw new DatabaseError(kind, message, { cause: error })
  } finally {
    await rm(file, { force: true })
  }
}
