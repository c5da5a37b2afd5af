import { createHash, randomUUID } from 'node:crypto'
import { FileDetailsSchema } from '@argo/domain/products/download-schema'
import { ProductIdSchema } from '@argo/domain/products/product-schema'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import { newBatch } from '../revisions/record.ts'
import { signedIn } from '../sign-in/identify-person.ts'
import { addUploadRoute, type Uploads } from '../uploads.ts'
import {
  addFile,
  forgetContent,
  hasFileRoom,
  isProduct,
  mostStored,
  storeChunk,
} from './queries.ts'

const mostBytes = 200_000_000
const chunkBytes = 1_000_000
/** Where a ZIP says that it ends, at the latest: its comment has 65,535 bytes at most. */
const tailBytes = 65_535 + 22

const DetailsSchema = z.extend(FileDetailsSchema, {
  productId: z.pipe(z.pipe(z.string('Which product?'), z.transform(Number)), ProductIdSchema),
})

const types = [
  { mediaType: 'application/pdf', begin: '%PDF-', end: '%%EOF' },
  { mediaType: 'application/zip', begin: 'PK\u0003\u0004', end: 'PK\u0005\u0006' },
] as const

/**
 * POST /files takes a product's file as the whole body and what staff say of it in the query. Nothing is stored of one that
 * is broken off, is no PDF or ZIP, or has more than `most` bytes.
 */
export function takeFiles(
  app: FastifyInstance,
  db: Database,
  uploads: Uploads,
  most = mostBytes,
): void {
  addUploadRoute(app, uploads, {
    url: '/files',
    most,
    tooLarge: 'A file has 200 MB at most.',
    take: async (request, pieces) => {
      const { data: details, error } = DetailsSchema.safeParse(request.query)
      if (!details) throw new HttpError(400, `${error.issues[0]?.message}.`)
      if (!(await isProduct(db, details.productId)))
        throw new HttpError(404, 'There is no such product.')
      const author = newBatch(signedIn(request), new Date())
      if (!(await hasFileRoom(db, mostStored))) throw noRoom()
      const content = randomUUID()
      try {
        const received = await receive(db, content, pieces)
        return { id: await addFile(db, author, { ...details, ...received, content }) }
      } catch (error) {
        await forgetContent(db, content)
        throw error
      }
    },
  })
}

// A piece at a time is in memory.
async function receive(db: Database, content: string, body: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let [begin, tail] = [Buffer.alloc(0), Buffer.alloc(0)]
  let pieces: Buffer[] = []
  let [bytes, waiting, position] = [0, 0, 0]
  const store = async () => {
    const piece = Buffer.concat(pieces)
    pieces = []
    waiting = 0
    tail = Buffer.concat([tail, piece]).subarray(-tailBytes)
    await storeChunk(db, { content, position, bytes: piece }, new Date())
    position += 1
  }
  for await (const received of body) {
    for (let start = 0; start < received.length;) {
      const part = received.subarray(start, start + chunkBytes - waiting)
      start += part.length
      bytes += part.length
      hash.update(part)
      if (begin.length < 8) {
        begin = Buffer.concat([begin, part]).subarray(0, 8)
        if (begin.length === 8) typeOf(begin)
      }
      pieces.push(part)
      waiting += part.length
      if (waiting === chunkBytes) await store()
    }
  }
  if (waiting > 0) await store()
  const { mediaType, end } = typeOf(begin)
  if (!tail.includes(end, 0, 'latin1'))
    throw new HttpError(400, 'The file is not whole: its end is missing. Please choose it again.')
  return { mediaType, bytes, sha256: hash.digest('hex') }
}

function typeOf(begin: Buffer) {
  const type = types.find((each) => begin.toString('latin1').startsWith(each.begin))
  if (!type) throw new HttpError(415, 'The file is neither a PDF nor a ZIP.')
  return type
}

function noRoom(): HttpError {
  const { files, bytes } = mostStored
  return new HttpError(
    409,
    `There is room for ${files} files and ${bytes / 1e9} GB in all. Please delete older versions: they count for 30 more days.`,
  )
}
