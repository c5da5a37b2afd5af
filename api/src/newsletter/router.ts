import { SubscriptionSchema } from '@argo/domain/newsletter'
import { limitStored, router, writeProcedure } from '../trpc/init.ts'
import { subscribe } from './queries.ts'

export const newsletterRouter = router({
  subscribe: writeProcedure
    .input(SubscriptionSchema)
    .use(limitStored)
    .mutation(({ ctx, input }) => subscribe(ctx.db, input)),
})
