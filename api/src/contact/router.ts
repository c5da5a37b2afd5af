import { ContactMessageSchema } from '@argo/domain/contact/contact'
import { submit, unchecked } from '../forms/submit.ts'
import { procedure, router } from '../trpc/init.ts'
import { saveMessage } from './queries.ts'

export const contactRouter = router({
  send: procedure.input(unchecked(ContactMessageSchema)).mutation(({ ctx, input }) =>
    submit({
      input,
      schema: ContactMessageSchema,
      limit: ctx.limitWrites,
      save: (message) => saveMessage(ctx.db, message),
    }),
  ),
})
