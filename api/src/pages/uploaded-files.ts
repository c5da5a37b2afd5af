import { uploadedFile } from '@argo/domain/pictures/uploaded-picture'
import send from '@fastify/send'
import { create } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { Database } from '../database/schema.ts'
import { leaveOutDocumentHeaders } from '../protocol/security-headers.ts'
import { storedName } from '../uploads/product-file.ts'
import { fileOptions, sendNoFile } from './static-files.ts'

const day = 86_400

/** The files of photographs that staff uploaded; what has their address never changes. */
export async function servePhotographs(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    leaveOutDocumentHeaders(scope)
    scope.get<{ Params: { '*': string } }>(
      '/photographs/*',
      fileOptions,
      async (request, reply) => {
        const name = request.params['*']
        if (!uploadedFile(name)) return sendNoFile(reply)
        return sendUpload(request, reply, folder, name, {
          'Cache-Control': `public, max-age=${365 * day}, immutable`,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
      },
    )
  })
}

/** The files that staff uploaded for products, older versions too; a range alone where one is asked for. */
export function serveProductFiles(app: FastifyInstance, db: Database, folder: string): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/downloads/:hash/:name',
    fileOptions,
    async (request, reply) => {
      const { hash, name } = request.params
      const file = await fileAt(db, hash, name)
      if (!file) return sendNoFile(reply)
      // The last bytes of a shorter file are all of it (RFC 9110, section 14.1.3), which `send` does not know.
      const [, last] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (Number(last) >= file.bytes) delete request.headers.range
      return sendUpload(request, reply, folder, storedName(file), {
        'Cache-Control': `public, max-age=${day}`,
        'Content-Disposition': create(name),
      })
    },
  )
}

async function fileAt(db: Database, hash: string, fileName: string) {
  if (!/^[\da-f]{16}$/.test(hash)) return undefined
  return (
    db
      .selectFrom('productFiles')
      // Of a product that was deleted, nothing is to be had.
      .innerJoin('products', 'products.id', 'productFiles.productId')
      .select(['mediaType', 'sha256', 'bytes'])
      .where('sha256', '>=', hash)
      .where('sha256', '<', `${hash}g`)
      .where('fileName', '=', fileName)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )
}

// A name says what is in its file: a strong validator, where `send` has a weak one, by which no download goes on.
async function sendUpload(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
  furtherHeaders: Record<string, string>,
) {
  const etag = `"${name}"`
  const sent = { ...furtherHeaders, ETag: etag }
  if (fresh(headers, { etag })) return reply.code(304).headers(sent).send()
  for (const condition of ['if-match', 'if-range'] as const)
    if (headers[condition] === etag) delete headers[condition]
  const file = await send(raw, name, { root: folder, cacheControl: false, etag: false })
  if (file.type !== 'file') {
    if (file.statusCode === 404) return sendNoFile(reply)
    throw file.type === 'error' ? file.metadata.error : new Error(`${name} is a folder`)
  }
  return reply
    .code(file.statusCode)
    .headers({ ...file.headers, ...sent })
    .send(file.stream)
}
