import type { FormSubmission } from '@argo/domain/forms/form-submission'
import type { LinkPage } from '@argo/domain/newsletter/newsletter-link'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page is sent for that has the status of the reply: a form that comes back, or a link of the newsletter's e-mails. */
export interface PageReason {
  submission?: FormSubmission
  /** The address of the form's page. */
  path?: string
  opened?: LinkPage
}

/** Sends the page at a request's address, or that of a link that was opened, which is not cached. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  reason?: PageReason,
) => Promise<FastifyReply>
