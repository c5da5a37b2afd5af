import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  uploadedAddress,
  uploadedName,
  uploadedPicture,
} from '@argo/domain/pictures/uploaded-picture'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import { develop } from './develop.ts'
import { piecesOf, type Uploads } from '../uploads.ts'
import { hasPhotographRoom, photographOf, renewPhotograph, storePhotograph } from './queries.ts'

/** Bytes of a photograph as it is uploaded. */
const mostBytes = 40 * 1024 * 1024
/** Changes when other files are made of a photograph: then they have other addresses. */
const way = '1'
const framing = { focus: { x: 50, y: 50 }, color: null, alt: '' }

/**
 * POST /photographs takes one photograph, as the whole body, and answers with the address by which a product names it. The same
 * photograph has the same address: what failed is sent again.
 */
export function takePhotographs(app: FastifyInstance, db: Database, uploads: Uploads): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    const onRequest = async (request: FastifyRequest) => {
      if (!request.person) throw new HttpError(401, 'Please sign in.')
      if (Number(request.headers['content-length']) > mostBytes) throw tooLarge()
    }
    scope.route({
      method: 'POST',
      url: '/photographs',
      onRequest,
      handler: (request: FastifyRequest) => uploads(() => take(request)),
    })

    async function take(request: FastifyRequest): Promise<{ src: string }> {
      const folder = await mkdtemp(join(tmpdir(), 'argo-photograph-'))
      try {
        const path = join(folder, 'upload')
        const hash = await receive(piecesOf(request), path)
        const known = await photographOf(db, hash)
        if (known !== undefined) await renewPhotograph(db, known, new Date())
        const name = known ?? (await add(db, hash, path))
        const { width } = uploadedPicture(`/photographs/${name}-1.webp`) ?? { width: 0 }
        return { src: uploadedAddress({ name, width }, framing) }
      } finally {
        await rm(folder, { recursive: true })
      }
    }
  })
}

async function add(db: Database, hash: string, path: string): Promise<string> {
  if (!(await hasPhotographRoom(db)))
    throw new HttpError(
      409,
      'There is no room for more photographs. Please tell who runs the site.',
    )
  const { files, ...size } = await develop(path)
  const name = uploadedName(hash, size)
  await storePhotograph(db, name, files, new Date())
  return name
}

async function receive(body: AsyncIterable<Buffer>, path: string): Promise<string> {
  const hash = createHash('sha256').update(way)
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of body) {
      size += piece.length
      if (size > mostBytes) throw tooLarge()
      hash.update(piece)
      await file.writeFile(piece)
    }
  } finally {
    await file.close()
  }
  if (size === 0) throw new HttpError(400, 'The file is empty.')
  return hash.digest('hex').slice(0, 24)
}

function tooLarge(): HttpError {
  return new HttpError(413, 'A photograph has 40 MB at most.')
}
