import type { FormSubmission } from '@argo/domain/forms/form-submission'
import type { LinkPage } from '@argo/domain/newsletter/newsletter-link'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends the page at a request's address; with a form that comes back, by the status that the reply has. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  submission?: FormSubmission,
) => Promise<FastifyReply>

/** Sends the page that a link of the newsletter's e-mails opens, with the status that the reply has; it is not cached. */
export type SendLinkPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  link: LinkPage,
) => Promise<FastifyReply>
