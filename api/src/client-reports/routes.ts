import {
  type ClientReport,
  clientReportsPath,
  redactedMessage,
} from '@argo/domain/client-reports/client-report'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { createRateLimit } from '../protocol/rate-limit.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { HttpError } from '../protocol/problem.ts'

const position = z.string().check(z.regex(/^assets\/[\w.-]{1,80}:\d{1,9}:\d{1,9}$/))

const ReportSchema: z.ZodMiniType<ClientReport> = z.strictObject({
  route: z.string().check(z.regex(/^[\w/$-]{1,80}$/)),
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  message: z.string().check(z.maxLength(160)),
  at: z.array(position).check(z.maxLength(5)),
})

/** Writes the errors that browsers report to the log, a line a report, without a word of who sent it. */
export function serveClientReports(app: FastifyInstance): void {
  app.post(
    clientReportsPath,
    {
      bodyLimit: 2_048,
      // The line of the report is enough.
      logLevel: 'warn',
      onRequest: createRateLimit(app, 30, 'Too many reports from your address.'),
      schema: { hide: true },
    },
    async ({ body }, reply) => {
      const { data: report } = ReportSchema.safeParse(body)
      if (!report) throw new HttpError(400, 'This is no report.')
      const message = redactedMessage(report.message)
      app.log.warn({ report: { ...report, message } }, 'error in a browser')
      return reply.code(204).header('Cache-Control', 'no-store').send()
    },
  )
  refuseOtherMethods(app, clientReportsPath, ['POST'])
}
