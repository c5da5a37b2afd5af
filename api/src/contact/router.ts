import { ContactMessageSchema } from '@argo/domain/contact'
import { limitStored, router, writeProcedure } from '../trpc/init.ts'
import { saveMessage } from './queries.ts'

export const contactRouter = router({
  send: writeProcedure
    .input(ContactMessageSchema)
    .use(limitStored)
    .mutation(({ ctx, input }) => saveMessage(ctx.db, input)),
})
