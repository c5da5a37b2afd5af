import { uploadedFile } from '@argo/domain/pictures/uploaded-picture'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { leaveOutDocumentHeaders } from '../protocol/security-headers.ts'
import { fileOptions } from './static-files.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The files of photographs that staff uploaded, from the database; what has their address never changes. */
export async function servePhotographs(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(async (scope) => {
    leaveOutDocumentHeaders(scope)
    scope.get<{ Params: { name: string } }>(
      '/photographs/:name',
      fileOptions,
      async ({ params: { name }, headers }, reply) => {
        const named = uploadedFile(name)
        const row = named && (await readFile(db, named))
        if (!row) return reply.callNotFound()
        const etag = `"${name}"`
        reply
          .header('Cache-Control', `public, max-age=${365 * 86_400}, immutable`)
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .header('ETag', etag)
        if (headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type(types[name.split('.')[1] ?? ''] ?? '').send(row.bytes)
      },
    )
  })
}

function readFile(
  db: Database,
  { photograph, file }: { photograph: string; file: string },
): Promise<{ bytes: Buffer } | undefined> {
  return db
    .selectFrom('photographFiles')
    .select('bytes')
    .where('photograph', '=', photograph)
    .where('file', '=', file)
    .executeTakeFirst()
}
