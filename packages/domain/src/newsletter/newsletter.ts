import * as z from 'zod/mini'
import { EmailSchema } from '../text/text.ts'

export const SubscriptionSchema = z.object(
  { email: EmailSchema },
  'Please send an object with an e-mail address',
)

export type Subscription = z.infer<typeof SubscriptionSchema>
