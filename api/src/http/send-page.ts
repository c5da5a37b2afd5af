import type { FormSubmission } from '@argo/domain/form-submission'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends the page at a request's address; with a form that comes back, by the status that the reply has. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  submission?: FormSubmission,
) => Promise<FastifyReply>
