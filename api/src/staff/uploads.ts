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
  /** Receives the file once nothing speaks against it, and stores it; what it leaves is deleted. */
  take: (request: FastifyRequest, receive: () => Promise<Upload>) => Promise<Answer>
}

/** Adds a route to which somebody who is signed in sends a file as the whole body. */
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
      handler: (request: FastifyRequest) => uploads.inTurn(() => handle(request)),
    })
  })

  async function handle(request: FastifyRequest): Promise<Answer> {
    if (!(await uploads.haveSpace())) throw noSpace()
    let upload: Upload | undefined
    try {
      return await take(request, async () => {
        upload = await receiveUpload(uploads.folder, piecesOf(request))
        return upload
      })
    } catch (error) {
      throw ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
        ? noSpace()
        : error
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

/** Where uploads are stored, and how many are under way at once. */
export interface Uploads {
  folder: string
  haveSpace: () => Promise<boolean>
  /** Does the work of an upload; throws an HttpError for one that comes while there are too many. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Uploads into a folder, so many at once, while so many bytes of its disk are free. */
export function createUploads(
  folder: string,
  { most = mostAtOnce, leastFree }: { most?: number; leastFree?: number } = {},
): Uploads {
  let underWay = 0
  return {
    folder,
    haveSpace: () => hasDiskSpace(folder, leastFree),
    inTurn: async (work) => {
      if (underWay >= most)
        throw new HttpError(503, 'Too many files are being sent. Please try again in a minute.', 60)
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
  }
}
