import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../protocol/problem.ts'
import {
  discardUpload,
  hasDiskSpace,
  receiveUpload,
  type Upload,
} from '../uploads/uploads-folder.ts'
import { signedIn } from './sign-in/identify-person.ts'

/** Bytes that uploads leave free on their disk, for the database and its log. */
const leastFree = 500_000_000

interface UploadRoute<Answer> {
  url: string
  /** Where uploads are stored, while so many bytes of its disk are free. */
  folder: string
  least?: number | undefined
  /** Bytes that a file has at most, and what is said of a larger one. */
  most: number
  tooLarge: string
  /** Receives the file once nothing speaks against it, and stores it; what it leaves is deleted. */
  take: (request: FastifyRequest, receive: () => Promise<Upload>) => Promise<Answer>
}

/** Adds a route to which somebody who is signed in sends a file as the whole body. */
export function addUploadRoute<Answer>(
  app: FastifyInstance,
  { url, folder, least = leastFree, most, tooLarge, take }: UploadRoute<Answer>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: 'POST',
      url,
      onRequest: async (request: FastifyRequest) => {
        signedIn(request)
        if (Number(request.headers['content-length']) > most) throw new HttpError(413, tooLarge)
        if (!(await hasDiskSpace(folder, least))) throw noSpace()
      },
      handler,
    })
  })

  async function handler(request: FastifyRequest): Promise<Answer> {
    let upload: Upload | undefined
    try {
      return await take(request, async () => {
        upload = await receiveUpload(folder, piecesOf(request))
        return upload
      })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw code === 'ENOSPC' || code === 'EDQUOT' ? noSpace() : error
    } finally {
      if (upload) await discardUpload(upload.path)
    }
  }

  // Of what is refused the rest is left to come: a browser reads no answer before it has sent all.
  async function* piecesOf(request: FastifyRequest): AsyncGenerator<Buffer> {
    const body = request.body as Readable
    let bytes = 0
    try {
      for await (const piece of body.iterator({ destroyOnReturn: false })) {
        bytes += piece.length
        if (bytes > most) throw new HttpError(413, tooLarge)
        yield piece
      }
    } finally {
      body.resume()
    }
  }
}

function noSpace(): HttpError {
  return new HttpError(507, 'The disk for uploads is full. Please tell who runs the site.')
}
