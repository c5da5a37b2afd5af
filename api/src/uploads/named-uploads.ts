import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { uploadedFile } from '@argo/domain/pictures/uploaded-picture'
import type { Database } from '../database/schema.ts'
import { storedName } from './product-file.ts'
import { storedUploads } from './uploads-folder.ts'

/** What rows call the uploads that they name: a file, or a photograph with several. */
export async function namedUploads(db: Database): Promise<Set<string>> {
  const files = await db.selectFrom('productFiles').select(['sha256', 'mediaType']).execute()
  const photographs = await db.selectFrom('photographs').select('name').execute()
  return new Set([...files.map(storedName), ...photographs.map(({ name }) => name)])
}

/** What a row calls the upload that a file is of. */
export function uploadOf(file: string): string {
  return uploadedFile(file)?.photograph ?? file
}

/** The uploads that rows name, and of which a folder has no file. */
export async function missingUploads(db: Database, folder: string): Promise<string[]> {
  const present = new Set((await storedUploads(folder)).map(uploadOf))
  return [...(await namedUploads(db))].filter((name) => !present.has(name))
}

/** The files in a folder whose bytes are not those by whose hash they are called. */
export async function damagedUploads(folder: string): Promise<string[]> {
  const damaged: string[] = []
  for (const name of await storedUploads(folder)) {
    const [, sha256] = /^([\da-f]{64})\./.exec(name) ?? []
    if (sha256 !== undefined && (await hashOf(join(folder, name))) !== sha256) damaged.push(name)
  }
  return damaged
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
