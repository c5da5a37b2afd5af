import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createAnswerStore } from './answer-store.ts'
import { negotiateEncoding } from './encoding.ts'
import { type Form, keepAnswer, type KeptAnswer, type MadeAnswer } from './kept-answer.ts'

export interface FrontInput {
  store: ReturnType<typeof createAnswerStore>
  /** Has the app answer a GET request for this address, of the kind of content named; undefined for an answer that is too large to keep. */
  produce: (
    url: string,
    kind: string,
    remoteAddress: string | undefined,
  ) => Promise<MadeAnswer | undefined>
  /** Told of each request that is answered from the store. */
  onHit: (request: IncomingMessage) => void
  /** Which kind of content an Accept header is answered with; one address may have several. */
  kindOf: (accept: string | undefined) => string
}

/** Answers a request, or passes it on to the app behind. */
export type Front = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void

// Plain addresses of pages and of the catalogue's reads; everything else goes to the app.
const plain = /^\/(?!\/)[\w\-/.~]*(\?[\w=%&\-.~+]*)?$/
const notKept =
  /^\/(assets|pictures|downloads)\/|^\/(healthz|sw\.js|favicon\.svg|offline\.)|^\/trpc\/(?!products\.)|^\/api\/(?!products)/

/** Stands before the app and answers reads that were answered before, as they were then. */
export function createFront({ store, produce, onHit, kindOf }: FrontInput): Front {
  return (request, response, pass) => {
    const { method, url = '', headers, socket } = request
    if (method !== 'GET' && method !== 'HEAD') return pass()
    const kind = kindOf(headers.accept)
    const key = `${kind} ${url}`
    const kept = store.find(key)
    if (kept) {
      onHit(request)
      const ready = kept.readyForm(negotiateEncoding(headers['accept-encoding']))
      if (ready) write(request, response, kept.status, ready)
      else void send(request, response, kept)
      return undefined
    }
    if (notKept.test(url) || !plain.test(url)) return pass()
    return void store
      .make(key, () => produce(url, kind, socket.remoteAddress))
      .then((made) =>
        made ? send(request, response, store.find(key) ?? keepAnswer(made)) : pass(),
      )
      .catch(() => response.destroy())
  }
}

async function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer) {
  const form = await answer.form(negotiateEncoding(request.headers['accept-encoding']))
  write(request, response, answer.status, form)
}

function write(request: IncomingMessage, response: ServerResponse, status: number, form: Form) {
  if (status === 200 && matches(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.unchangedHeaders).end()
    return
  }
  response.writeHead(status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const named = (item: string) => ['*', etag, `W/${etag}`].includes(item.trim())
  return header === etag || header.split(',').some(named)
}
