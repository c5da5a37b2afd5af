import type { FastifyInstance } from 'fastify'
import { problem, sendProblem } from './problem.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** Answers every method but the allowed ones with 405 and an Allow header. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    // Answered before the body is read: whatever it holds, the method is what is wrong.
    onRequest: async (request, reply) => {
      reply.header('Allow', allowed.join(', '))
      return sendProblem(
        reply,
        problem(405, `${request.method} is not possible here; use ${allowed.join(' or ')}.`),
      )
    },
    handler: async () => {},
  })
}
