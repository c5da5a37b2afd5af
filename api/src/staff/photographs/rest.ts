import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { plainAddress, uploadedName } from '@argo/domain/pictures/uploaded-picture'
import { mostBytes, tooLarge } from '@argo/domain/products/upload-limits'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import { discardUpload, receiveUpload, storeUploads } from '../../uploads/uploads-folder.ts'
import { addUploadRoute } from '../uploads.ts'
import { addPhotograph, renewPhotograph } from './queries.ts'
import { resize } from './resize.ts'

/**
 * POST /photographs takes one photograph, as the whole body, and answers with the address by which a product names it. The same
 * photograph has the same address: what failed is sent again.
 */
export function takePhotographs(app: FastifyInstance, db: Database, folder: string): void {
  addUploadRoute(app, {
    url: '/photographs',
    folder,
    most: mostBytes.photograph,
    tooLarge: tooLarge.photograph,
    take: async (_request, receive) => {
      const { path, bytes, sha256 } = await receive()
      if (bytes === 0) throw new HttpError(400, 'The file is empty.')
      const hash = sha256.slice(0, 24)
      const known = await renewPhotograph(db, hash, new Date())
      // Of a photograph whose files were lost they are made again.
      if (known !== undefined && existsSync(join(folder, fileShown(known))))
        return { src: plainAddress(known) }
      return { src: plainAddress(await add(db, folder, hash, path)) }
    },
  })
}

/** The file of a photograph that every browser can show. */
function fileShown(name: string): string {
  return basename(plainAddress(name))
}

async function add(db: Database, folder: string, hash: string, path: string): Promise<string> {
  const { files, ...size } = await resize(path)
  const name = uploadedName(hash, size)
  const uploads: { path: string; name: string }[] = []
  try {
    for (const { file, bytes } of files) {
      const { path } = await receiveUpload(folder, [bytes])
      uploads.push({ path, name: `${name}-${file}` })
    }
    await addPhotograph(db, name, new Date(), () => storeUploads(folder, uploads))
    return name
  } finally {
    for (const { path } of uploads) await discardUpload(path)
  }
}
