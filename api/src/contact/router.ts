import { ContactMessageSchema } from '@argo/domain/contact'
import { router, writeProcedure } from '../trpc/init.ts'
import { saveMessage } from './queries.ts'

export const contactRouter = router({
  send: writeProcedure
    .input(ContactMessageSchema)
    .mutation(({ ctx, input }) => saveMessage(ctx.db, input)),
})
