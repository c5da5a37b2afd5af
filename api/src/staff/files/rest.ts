import { FileDetailsSchema } from '@argo/domain/products/download-schema'
import { ProductIdSchema } from '@argo/domain/products/product-schema'
import { mostBytes, tooLarge } from '@argo/domain/products/upload-limits'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import { fileNameOf, storedName } from '../../uploads/product-file.ts'
import { storeUploads } from '../../uploads/uploads-folder.ts'
import { newBatch } from '../revisions/record.ts'
import { signedIn } from '../sign-in/identify-person.ts'
import { addUploadRoute } from '../uploads.ts'
import { readFileType } from './file-type.ts'
import { addFile, isProduct } from './queries.ts'

const DetailsSchema = z.extend(FileDetailsSchema, {
  productId: z.pipe(z.pipe(z.string('Which product?'), z.transform(Number)), ProductIdSchema),
})

/**
 * POST /files takes a product's file as the whole body and what staff say of it in the query. Nothing is stored of one that
 * is broken off, is no PDF or ZIP, or has more than `most` bytes, nor once less than `least` bytes of the disk are free.
 */
export function takeFiles(
  app: FastifyInstance,
  db: Database,
  folder: string,
  { most = mostBytes.file, least }: { most?: number; least?: number } = {},
): void {
  addUploadRoute(app, {
    url: '/files',
    folder,
    least,
    most,
    tooLarge: tooLarge.file,
    take: async (request, receive) => {
      const { data: details, error } = DetailsSchema.safeParse(request.query)
      if (!details) throw new HttpError(400, `${error.issues[0]?.message}.`)
      if (!(await isProduct(db, details.productId)))
        throw new HttpError(404, 'There is no such product.')
      const author = newBatch(signedIn(request), new Date())
      const { path, bytes, sha256 } = await receive()
      const { mediaType, isProtected } = await readFileType(path)
      const fileName = fileNameOf(details.fileName, mediaType)
      const file = { ...details, fileName, mediaType, bytes, sha256 }
      const name = storedName(file)
      const id = await addFile(db, author, file, () => storeUploads(folder, [{ path, name }]))
      return { id, fileName, isProtected }
    },
  })
}
