import * as z from 'zod/mini'
import { messageStates } from './contact-message.ts'

export const MessageIdSchema = z.int().check(z.minimum(1))

/** Which messages staff list; in the list's address too, where a number may stand for a text. */
export const MessagesSearchSchema = z.object({
  q: z.optional(z.coerce.string().check(z.maxLength(200))),
  /** All but spam if absent. */
  state: z.optional(z.enum(messageStates)),
  /** Messages received before the one with this id. */
  before: z.optional(MessageIdSchema),
})

export type MessagesSearch = z.infer<typeof MessagesSearchSchema>
