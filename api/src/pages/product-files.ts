import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { fileOptions } from './static-files.ts'

const chunkBytes = 1_000_000

/** The files that staff uploaded for products, older versions too, from the database a piece at a time; a range alone where one is asked for. */
export function serveProductFiles(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/downloads/:hash/:name',
    fileOptions,
    async ({ method, headers, params: { hash, name } }, reply) => {
      const file = await fileAt(db, hash, name)
      if (!file) return reply.callNotFound()
      const etag = `"${file.sha256}"`
      reply
        .header('Cache-Control', 'public, max-age=86400')
        .header('ETag', etag)
        .header('Accept-Ranges', 'bytes')
        .header(
          'Content-Disposition',
          `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
        )
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      const ifRange = headers['if-range']
      const range = ifRange === undefined || ifRange === etag ? headers.range : undefined
      const { start, end } = rangeOf(range, file.bytes)
      if (start > end)
        return reply.code(416).header('Content-Range', `bytes */${file.bytes}`).send()
      if (end - start + 1 < file.bytes)
        reply.code(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`)
      reply.type(file.mediaType).header('Content-Length', end - start + 1)
      return reply.send(Readable.from(method === 'HEAD' ? [] : read(db, file.content, start, end)))
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
      .select(['mediaType', 'bytes', 'sha256', 'content'])
      .where('sha256', '>=', hash)
      .where('sha256', '<', `${hash}g`)
      .where('fileName', '=', fileName)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )
}

// The first and the last byte; the last comes before the first where there is no such range. Several at once count for all.
function rangeOf(range: string | undefined, bytes: number): { start: number; end: number } {
  const [all, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  const last = bytes - 1
  if (all === undefined || (from === '' && to === '')) return { start: 0, end: last }
  if (from === '') return { start: Math.max(0, bytes - Number(to)), end: Number(to) ? last : -1 }
  if (to !== '' && Number(to) < Number(from)) return { start: 0, end: last }
  return { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) }
}

async function* read(db: Database, content: string, start: number, end: number) {
  for (let at = Math.floor(start / chunkBytes); at * chunkBytes <= end; at += 1) {
    const { bytes } = await db
      .selectFrom('fileChunks')
      .select('bytes')
      .where('content', '=', content)
      .where('position', '=', at)
      .executeTakeFirstOrThrow()
    yield bytes.subarray(Math.max(0, start - at * chunkBytes), end + 1 - at * chunkBytes)
  }
}
