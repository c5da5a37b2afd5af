import type { FastifyInstance, InjectOptions } from 'fastify'
import { prefersMarkdown } from '../http/accept.ts'
import { createAnswerStore } from './answer-store.ts'
import { createFront, type Front } from './front.ts'
import { largestBody } from './kept-answer.ts'
import { readUpTo } from './read-up-to.ts'
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
      const ask = () => askApp(app, { url, headers: { accept }, remoteAddress })
      const { status, headers, content } = await ask()
      const body = await readUpTo(largestBody, content)
      const readAgain = async () => {
        const again = await ask()
        if (again.status !== status) throw new Error(`${url} answered ${again.status}`)
        return again.content
      }
      return { status, headers, body: body ?? readAgain }
    },
  })
  return () => (closing ? undefined : front)
}

async function askApp(app: FastifyInstance, request: InjectOptions) {
  const answer = await app.inject({ ...request, payloadAsStream: true })
  const content = answer.stream()
  // When nobody reads on, the app may stop writing.
  content.once('close', () => answer.raw.res.destroy())
  return { status: answer.statusCode, headers: answer.headers, content }
}
