import type { FastifyInstance } from 'fastify'
import { prefersMarkdown } from '../found/accept.ts'
import { createAnswerStore } from './answer-store.ts'
import { createFront, type Front } from './front.ts'
import { remember } from './remember.ts'

const megabyte = 1024 * 1024

/**
 * The front of an app: it keeps what the app answers to reads until the catalogue's version changes.
 * An app that is closing answers by itself, so that its connections end.
 */
export function keepAnswers(app: FastifyInstance, version: () => number): () => Front | undefined {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const front = createFront({
    store: createAnswerStore({ version, maxBytes: 48 * megabyte }),
    // Too many to log one by one; LOG_LEVEL=debug shows them.
    onHit: ({ method, url }) => app.log.debug({ method, url }, 'answered as before'),
    kindOf: remember((accept) => (prefersMarkdown(accept) ? 'text/markdown' : 'text/html')),
    produce: async (url, accept, remoteAddress) => {
      const answer = await app.inject({ method: 'GET', url, headers: { accept }, remoteAddress })
      return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
    },
  })
  return () => (closing ? undefined : front)
}
