import { clientReportsPath, redactedMessage } from '@argo/domain/client-reports/client-report'
import { ClientReportSchema } from '@argo/domain/client-reports/client-report-schema'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '../protocol/client-network.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { HttpError } from '../protocol/problem.ts'
import { createMemoryCounter } from '../limits/write-counter.ts'

/** Reports logged in a minute, of one visitor's network and of all together; the others are dropped. */
const most = { network: 30, all: 600 }

/** Writes what browsers report of errors and web vitals to the log, a line a report, without a word of who sent it. */
export function serveClientReports(app: FastifyInstance): void {
  const reports = createMemoryCounter()
  app.post(
    clientReportsPath,
    {
      bodyLimit: 2_048,
      // The line of the report is enough.
      logLevel: 'warn',
      onRequest: async ({ ip }, reply) => {
        const ofNetwork = reports.add(clientNetwork(ip)).count
        const ofAll = ofNetwork > most.network ? 0 : reports.add('all').count
        if (ofAll === most.all + 1) app.log.warn('more reports of browsers than are logged')
        return ofNetwork > most.network || ofAll > most.all ? reply.code(204).send() : undefined
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
