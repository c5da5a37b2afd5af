import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createAnswerStore } from './answer-store.ts'
import { negotiateEncoding } from './encoding.ts'
import { keepAnswer, type KeptAnswer, type MadeAnswer } from './kept-answer.ts'
import { writeForm } from './write-form.ts'

export interface FrontInput {
  store: ReturnType<typeof createAnswerStore>
  /** Has the app answer a GET request for this address, of the kind of content named. */
  produce: (url: string, kind: string, remoteAddress: string | undefined) => Promise<MadeAnswer>
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
    // An address is a key as it stands: putting it together with its kind costs more than finding it.
    const key = kind === 'text/html' ? url : `${kind} ${url}`
    const kept = store.find(key)
    if (kept) {
      onHit(request)
      const ready = kept.readyForm(negotiateEncoding(headers['accept-encoding']))
      if (ready) writeForm(request, response, ready)
      else void send(request, response, pass, kept)
      return undefined
    }
    if (notKept.test(url) || !plain.test(url)) return pass()
    return void store
      .make(key, () => produce(url, kind, socket.remoteAddress))
      .then(
        (made) => send(request, response, pass, store.find(key) ?? keepForOne(made)),
        () => response.destroy(),
      )
  }

  // What is too large to be kept, or fails meanwhile, is answered by the app itself.
  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
    answer: KeptAnswer | undefined,
  ): Promise<void> {
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const form = await answer?.form(encoding).catch(() => undefined)
    store.trim()
    if (form) writeForm(request, response, form)
    else pass()
  }
}

function keepForOne(made: MadeAnswer): KeptAnswer | undefined {
  return Buffer.isBuffer(made.body) ? keepAnswer(made) : undefined
}
