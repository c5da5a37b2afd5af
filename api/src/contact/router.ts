import { ContactMessageSchema } from '@argo/domain/contact/contact'
import { router, writeProcedure } from '../trpc/init.ts'
import { saveMessage } from './queries.ts'

export const contactRouter = router({
  send: writeProcedure.input(ContactMessageSchema).mutation(async ({ ctx, input }) => {
    await saveMessage(ctx.db, input)
  }),
})
