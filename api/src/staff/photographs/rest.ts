import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  uploadedAddress,
  uploadedName,
  uploadedPicture,
} from '@argo/domain/pictures/uploaded-picture'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import { develop } from './develop.ts'
import { photographOf, storePhotograph } from './queries.ts'

/** Bytes of a photograph as it is uploaded. */
const mostBytes = 40 * 1024 * 1024
/** Changes when other files are made of a photograph: then they have other addresses. */
const way = '1'
const place = { focus: { x: 50, y: 50 }, color: null, alt: '' }

/**
 * POST /photographs takes one photograph, as the whole body, and answers with the address by which a product names it. The same
 * photograph has the same address: what failed is sent again.
 */
export function takePhotographs(app: FastifyInstance, db: Database): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    const onRequest = async (request: FastifyRequest) => {
      if (!request.person) throw new HttpError(401, 'Please sign in.')
      if (Number(request.headers['content-length']) > mostBytes) throw tooLarge()
    }
    scope.route({ method: 'POST', url: '/photographs', onRequest, handler })

    async function handler(request: FastifyRequest): Promise<{ src: string }> {
      const folder = await mkdtemp(join(tmpdir(), 'argo-photograph-'))
      try {
        const path = join(folder, 'upload')
        const hash = await receive(request.body as Readable, path)
        const name = (await photographOf(db, hash)) ?? (await add(db, hash, path))
        const { width } = uploadedPicture(`/photographs/${name}-1.webp`) ?? { width: 0 }
        return { src: uploadedAddress({ name, width }, place) }
      } finally {
        await rm(folder, { recursive: true })
      }
    }
  })
}

async function add(db: Database, hash: string, path: string): Promise<string> {
  const { files, ...size } = await develop(path)
  const name = uploadedName(hash, size)
  await storePhotograph(db, name, files, new Date())
  return name
}

async function receive(body: Readable, path: string): Promise<string> {
  const hash = createHash('sha256').update(way)
  let size = 0
  async function* bounded(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > mostBytes) throw tooLarge()
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(body, bounded, createWriteStream(path, { mode: 0o600 }))
  if (size === 0) throw new HttpError(400, 'The file is empty.')
  return hash.digest('hex').slice(0, 24)
}

function tooLarge(): HttpError {
  return new HttpError(413, 'A photograph has 40 MB at most.')
}
