import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  uploadedAddress,
  uploadedName,
  uploadedPicture,
} from '@argo/domain/pictures/uploaded-picture'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import { develop } from './develop.ts'
import { addUploadRoute, type Uploads } from '../uploads.ts'
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
  addUploadRoute(app, uploads, {
    url: '/photographs',
    most: mostBytes,
    tooLarge: 'A photograph has 40 MB at most.',
    take: async (_request, pieces) => {
      const folder = await mkdtemp(join(tmpdir(), 'argo-photograph-'))
      try {
        const path = join(folder, 'upload')
        const hash = await receive(pieces, path)
        const known = await photographOf(db, hash)
        if (known !== undefined) await renewPhotograph(db, known, new Date())
        const name = known ?? (await add(db, hash, path))
        const { width } = uploadedPicture(`/photographs/${name}-1.webp`) ?? { width: 0 }
        return { src: uploadedAddress({ name, width }, framing) }
      } finally {
        await rm(folder, { recursive: true })
      }
    },
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
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of body) {
      hash.update(piece)
      await file.writeFile(piece)
    }
    if ((await file.stat()).size === 0) throw new HttpError(400, 'The file is empty.')
  } finally {
    await file.close()
  }
  return hash.digest('hex').slice(0, 24)
}
