import { messageStates } from '@argo/domain/contact/contact-message'
import { MessageIdSchema, MessagesSearchSchema } from '@argo/domain/contact/messages-search'
import { EmailSchema } from '@argo/domain/text/text'
import * as z from 'zod/mini'
import { askedAbout } from '../../messages/asked-about.ts'
import { listRefusedMail, resendRefusedMail } from '../../messages/refused-mail.ts'
import {
  countMessages,
  deleteMessage,
  deletePerson,
  findMessages,
  markMessage,
  messageById,
  readPerson,
  waitingMessages,
} from '../../messages/queries.ts'
import { countSubscriptions } from '../../newsletter/subscribers.ts'
import { found, notFound, router, staffProcedure } from '../trpc.ts'
import { amountOf, recordVisitorAction } from './history.ts'

/** Messages on a page of the list. */
const pageSize = 25

/** Messages that nobody has answered yet, told at once. */
const mostWaiting = 5

const mostRefused = 20

const noMessage = 'There is no such message any more. It may have been deleted.'

const Id = z.object({ id: MessageIdSchema })
const Email = z.object({ email: EmailSchema })

/** What visitors wrote and entered. None of it is in the history, which has who deleted or exported how much: what is deleted is gone. */
export const messagesRouter = router({
  /** A page of messages, newest first: those of a state, or all but spam. `next` is the `before` of the page after it. */
  list: staffProcedure
    .input(MessagesSearchSchema)
    .query(async ({ ctx, input: { q, state, before } }) => {
      const states = state ? [state] : messageStates.filter((each) => each !== 'spam')
      const found = await findMessages(ctx.db, { text: q, states, before, limit: pageSize + 1 })
      const messages = found.slice(0, pageSize)
      return { messages, next: found.length > pageSize ? messages.at(-1)?.id : undefined }
    }),

  /** The messages that nobody has answered yet, the oldest first. */
  waiting: staffProcedure.query(({ ctx }) => waitingMessages(ctx.db, mostWaiting)),

  /** How many messages there are of each state. */
  counts: staffProcedure.query(({ ctx }) => countMessages(ctx.db)),

  /** The products that most messages of the last 90 days name. */
  askedAbout: staffProcedure.query(({ ctx }) => askedAbout(ctx.db)),

  one: staffProcedure
    .input(Id)
    .query(async ({ ctx, input: { id } }) => found(await messageById(ctx.db, id), noMessage)),

  mark: staffProcedure
    .input(z.extend(Id, { state: z.enum(messageStates) }))
    .mutation(async ({ ctx, input: { id, state } }) => {
      if (!(await markMessage(ctx.db, id, state))) throw notFound(noMessage)
    }),

  /** Deletes a message for good, with its e-mail. */
  remove: staffProcedure.input(Id).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (transaction) => {
      if (!(await deleteMessage(transaction, id))) throw notFound(noMessage)
      await recordVisitorAction(transaction, ctx, 'deleted a message')
    })
  }),

  /** How much is stored of a person, by any address of their mailbox; /export/person.json has all of it. */
  person: staffProcedure.input(Email).query(async ({ ctx, input: { email } }) => {
    const { messages, subscriptions } = await readPerson(ctx.db, email)
    return { messages: messages.length, subscriptions: subscriptions.length }
  }),

  /** Deletes for good what is stored of a person; how much that was. */
  removePerson: staffProcedure
    .input(Email)
    .mutation(({ ctx, input: { email } }) =>
      deletePerson(ctx.db, email, (transaction, deleted) =>
        recordVisitorAction(
          transaction,
          ctx,
          `deleted what was stored of a person: ${amountOf(deleted)}`,
        ),
      ),
    ),

  /** The newest e-mails that the mail server refused for good. */
  refused: staffProcedure.query(({ ctx }) => listRefusedMail(ctx.db, mostRefused)),

  /** Sends all of these once more; how many there were. */
  resend: staffProcedure.mutation(async ({ ctx }) => ({ sent: await resendRefusedMail(ctx.db) })),

  /** How many addresses get the newsletter; /export/newsletter.csv has them. */
  newsletter: staffProcedure.query(({ ctx }) => countSubscriptions(ctx.db)),
})
