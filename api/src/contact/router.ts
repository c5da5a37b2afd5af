import { ContactMessageSchema } from '@argo/domain/contact/contact'
import { limitStored, router, writeProcedure } from '../trpc/init.ts'
import { saveMessage } from './queries.ts'

export const contactRouter = router({
  send: writeProcedure.input(ContactMessageSchema).mutation(async ({ ctx, input }) => {
    await limitStored(ctx, { form: 'contact', email: input.email })
    await saveMessage(ctx.db, input)
  }),
})
