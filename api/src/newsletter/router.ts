import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import { limitStored, router, writeProcedure } from '../trpc/init.ts'
import { takeSubscription } from './take-subscription.ts'

export const newsletterRouter = router({
  subscribe: writeProcedure.input(SubscriptionSchema).mutation(async ({ ctx, input }) => {
    await limitStored(ctx, { form: 'newsletter', email: input.email })
    await takeSubscription(ctx.db, input, ctx.newsletterDailyLimit)
  }),
})
