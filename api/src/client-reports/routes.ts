import { clientReportsPath, redactedMessage } from '@argo/domain/client-reports/client-report'
import { ClientReportSchema } from '@argo/domain/client-reports/client-report-schema'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { HttpError } from '../protocol/problem.ts'

/** Reports logged in a minute, of one visitor's network and of all together; the others are dropped. */
const most = { network: 30, all: 600 }
const minute = 60_000

/** Writes what browsers report of errors and web vitals to the log, a line a report, without a word of who sent it. */
export function serveClientReports(app: FastifyInstance): void {
  const ofNetwork = app.createRateLimit({ max: most.network, timeWindow: minute })
  const ofAll = app.createRateLimit({
    max: most.all,
    timeWindow: minute,
    keyGenerator: () => 'all',
  })
  app.post(
    clientReportsPath,
    {
      bodyLimit: 2_048,
      // The line of the report is enough.
      logLevel: 'warn',
      onRequest: async (request, reply) => {
        for (const count of [ofNetwork, ofAll]) {
          const state = await count(request)
          if (!state.isAllowed && state.isExceeded) return reply.code(204).send()
        }
        return undefined
      },
      schema: { hide: true },
    },
    async ({ body }, reply) => {
      const { data: report } = ClientReportSchema.safeParse(body)
      if (!report) throw new HttpError(400, 'This is no report.')
      if (report.kind === 'vitals') app.log.info({ report }, 'web vitals')
      else {
        const message = redactedMessage(report.message)
        app.log.warn({ report: { ...report, message } }, 'error in a browser')
      }
      return reply.code(204).header('Cache-Control', 'no-store').send()
    },
  )
  refuseOtherMethods(app, clientReportsPath, ['POST'])
}
