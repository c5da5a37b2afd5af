import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { prefersMarkdown } from '../found/accept.ts'
import { createAnswerStore } from './answer-store.ts'
import { createFront, type Front } from './front.ts'
import { remember } from './remember.ts'

const megabyte = 1024 * 1024
const largestAnswer = 4 * megabyte

/**
 * The front of an app: it keeps what the app answers to reads until the catalogue's version changes.
 * A large answer passes through as the app sends it.
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
      const headers = { accept }
      const answer = await app.inject({ url, headers, remoteAddress, payloadAsStream: true })
      const body = await bodyUpTo(largestAnswer, answer.stream())
      if (body) return { status: answer.statusCode, headers: answer.headers, body }
      // Nobody reads on: the app may stop writing.
      answer.raw.res.destroy()
      return undefined
    },
  })
  return () => (closing ? undefined : front)
}

async function bodyUpTo(limit: number, stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
