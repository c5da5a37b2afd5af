import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import { router, writeProcedure } from '../trpc/init.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRouter = router({
  subscribe: writeProcedure.input(SubscriptionSchema).mutation(async ({ ctx, input }) => {
    await subscribe(ctx.db, input, ctx.newsletterDailyLimit)
  }),
})
