import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Write } from '../limits/write.ts'
import type { WriteLimit } from '../limits/write-limit.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { ProblemSchema } from '../protocol/problem.ts'
import { refuseOtherSites } from './forms.ts'
import { refuseFilledHoneypot } from './spam-guard.ts'

/** What was sent is on the disk. */
const StoredSchema = z.object({ stored: z.literal(true) })

interface WriteRoute<Schema extends z.ZodMiniType<Pick<Write, 'email'>>> {
  form: Write['form']
  summary: string
  description?: string
  body: Schema
  store: (sent: z.infer<Schema>) => Promise<void>
}

/** The documented call, `POST /api/<form>`, that stores what a form has, within the same limits. */
export function addWriteRoute<Schema extends z.ZodMiniType<Pick<Write, 'email'>>>(
  app: FastifyInstance,
  limitWrites: WriteLimit,
  { form, body, store, ...documentation }: WriteRoute<Schema>,
): void {
  const refused = { 400: ProblemSchema, 403: ProblemSchema, 429: ProblemSchema, 503: ProblemSchema }
  app.post(
    `/api/${form}`,
    {
      onRequest: [refuseOtherSites, limitWrites.attempt],
      preValidation: async (request) => refuseFilledHoneypot(request.body),
      schema: { tags: [form], ...documentation, body, response: { 201: StoredSchema, ...refused } },
    },
    async (request, reply) => {
      const sent = request.body as z.infer<Schema>
      await limitWrites.store(request, { form, email: sent.email })
      await store(sent)
      return reply.code(201).send({ stored: true })
    },
  )
  refuseOtherMethods(app, `/api/${form}`, ['POST'])
}
