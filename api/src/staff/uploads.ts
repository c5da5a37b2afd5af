import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../protocol/problem.ts'
import { signedIn } from './sign-in/identify-person.ts'

/** Uploads that are under way at once. */
const mostAtOnce = 16

interface BodyBounds {
  /** How long a body takes that is no upload of somebody who is signed in, in ms. */
  longest: number
  /** Bytes in a second that come of an upload, once it has lasted that long. */
  slowest: number
  /** Bytes after which a connection is cut whose upload was refused, and that sends on. */
  most: number
}

const bounds: BodyBounds = { longest: 30_000, slowest: 16_000, most: 450_000_000 }

/** Cuts connections whose bodies come too slowly, and those that send on without end. */
export function boundBodies(
  app: FastifyInstance,
  uploads: readonly string[],
  { longest, slowest, most } = bounds,
): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.complete) return
    const { socket } = raw
    const [start, before] = [performance.now(), socket.bytesRead]
    const timer = setInterval(check, longest / 6).unref()
    raw.once('close', () => clearInterval(timer))

    function check(): void {
      const lasted = performance.now() - start
      const bytes = socket.bytesRead - before
      if (raw.complete || socket.destroyed) return clearInterval(timer)
      const isUpload = request.person !== undefined && uploads.includes(request.url.split('?')[0]!)
      const isSlow = lasted >= longest && (!isUpload || bytes < (slowest * lasted) / 1_000)
      if (isSlow || bytes > most) raw.destroy()
    }
  })
}

interface UploadRoute<Answer> {
  url: string
  /** Bytes that a file has at most, and what is said of a larger one. */
  most: number
  tooLarge: string
  take: (request: FastifyRequest, pieces: AsyncIterable<Buffer>) => Promise<Answer>
}

/** Adds a route to which somebody who is signed in sends a file as the whole body, read a piece at a time. */
export function addUploadRoute<Answer>(
  app: FastifyInstance,
  uploads: Uploads,
  { url, most, tooLarge, take }: UploadRoute<Answer>,
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
      },
      handler: (request: FastifyRequest) => uploads(() => take(request, piecesOf(request))),
    })
  })

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

/** Does the work of uploads, so many at once; throws an HttpError for one that comes while there are more. */
export function createUploads(most = mostAtOnce): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0
  return async (work) => {
    if (underWay >= most)
      throw new HttpError(503, 'Too many files are being sent. Please try again in a minute.', 60)
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
}

export type Uploads = ReturnType<typeof createUploads>
