import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import { submit, unchecked } from '../forms/submit.ts'
import { procedure, router } from '../trpc/init.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRouter = router({
  subscribe: procedure.input(unchecked(SubscriptionSchema)).mutation(({ ctx, input }) =>
    submit({
      input,
      schema: SubscriptionSchema,
      limit: ctx.limitWrites,
      save: async (subscription) => {
        await ctx.limitSubscriptions?.()
        await subscribe(ctx.db, subscription, ctx.newsletterDailyLimit)
      },
    }),
  ),
})
