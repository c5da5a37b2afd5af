import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem, sendProblem } from './problem.ts'

const nothing = problem(404, 'There is nothing at this address.')

/** Refuses every method but the allowed ones with 405 and an Allow header. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    // Sent before the body is read: whatever it holds, the method is what is wrong.
    onRequest: async (request, reply) => refuseMethod(request, reply, allowed),
    handler: async () => {},
  })
}

/** Sends 405 with an Allow header. */
export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  reply.header('Allow', allowed.join(', '))
  return sendProblem(
    reply,
    problem(405, `${request.method} is not possible here; use ${allowed.join(' or ')}.`),
  )
}

/** Sends 404 to whatever has no route of its own in a folder that holds no pages. */
export function refuseUnknown(app: FastifyInstance, folder: string): void {
  for (const url of [folder, `${folder}/*`]) refuseAddress(app, url)
}

/** Sends 404 at one address. */
export function refuseAddress(app: FastifyInstance, url: string): void {
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply, nothing)
  app.all(url, { schema: { hide: true }, onRequest }, async () => {})
}
