import { optionalLine } from '@argo/domain/text/text'
import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import {
  found,
  freshOwnerProcedure,
  freshProcedure,
  notFound,
  ownerProcedure,
  type Person,
  router,
  staffProcedure,
  type StaffContext,
} from '../trpc.ts'
import type { Act } from './act.ts'
import { linkFor, makeLink } from './links.ts'
import {
  accessOf,
  changePerson,
  isFull,
  listPeople,
  namePasskey,
  personById,
  personByName,
  removeLink,
  removePasskey,
  removeSession,
} from './queries.ts'

const nobody = 'There is nobody like that any more. Please reload the list.'

const Role = z.enum(['editor', 'owner'], 'Choose a role.')
const Name = z
  .string('Enter a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(100, 'Enter a name of 100 characters at most.'),
    z.regex(/^[^\p{C}]*$/u, 'Enter a name without control characters.'),
  )
const Id = z.object({ id: z.int() })

export const peopleRouter = router({
  /** Everybody who has, or had, access. */
  list: ownerProcedure.query(({ ctx }) => listPeople(ctx.db)),

  /** Adds somebody, and gives the link with which they make a passkey. */
  add: freshOwnerProcedure
    .input(z.object({ name: Name, role: Role }))
    .mutation(async ({ ctx, input: { name, role } }) => {
      const known = await personByName(ctx.db, name)
      if (known?.endedAt === null)
        throw new TRPCError({
          code: 'CONFLICT',
          message: `${name} has access already. Add another name, or make a new link for ${name}.`,
        })
      if (!known && (await isFull(ctx.db)))
        throw new TRPCError({ code: 'CONFLICT', message: 'There is room for no more people.' })
      return { link: await linkFor(ctx.db, ctx.browser.staffUrl, { name, role, ...actOf(ctx) }) }
    }),

  /** A link for another passkey: an owner's for anybody, an editor's for their own. */
  link: freshProcedure.input(Id).mutation(async ({ ctx, input: { id } }) => {
    expectOwn(ctx.person, id)
    found(await personById(ctx.db, id), nobody)
    return { link: await makeLink(ctx.db, ctx.browser.staffUrl, id, actOf(ctx)) }
  }),

  /** The passkeys, sessions and open link of somebody: an owner's of anybody, an editor's of their own. */
  access: staffProcedure.input(Id).query(({ ctx, input: { id } }) => {
    expectOwn(ctx.person, id)
    return accessOf(ctx.db, id, ctx.now(), ctx.browser.session)
  }),

  /** Names a passkey of one's own. */
  namePasskey: staffProcedure
    .input(z.object({ passkey: z.int(), name: optionalLine('a name', 60) }))
    .mutation(async ({ ctx, input: { passkey, name } }) => {
      const named = { personId: ctx.person.id, passkeyId: passkey, name }
      if (!(await namePasskey(ctx.db, named))) throw notFound('You have no such passkey.')
    }),

  /** Removes a passkey, and signs its person out everywhere but in this browser. */
  removePasskey: freshProcedure
    .input(z.extend(Id, { passkey: z.int() }))
    .mutation(async ({ ctx, input: { id, passkey } }) => {
      expectOwn(ctx.person, id)
      const removed = { personId: id, passkeyId: passkey, session: ctx.browser.session }
      expectChanged(await removePasskey(ctx.db, removed, actOf(ctx)))
    }),

  /** Signs somebody out of one browser. */
  removeSession: freshProcedure
    .input(z.extend(Id, { session: z.int() }))
    .mutation(async ({ ctx, input: { id, session } }) => {
      expectOwn(ctx.person, id)
      if (!(await removeSession(ctx.db, { personId: id, sessionId: session }, actOf(ctx))))
        throw notFound('This session has ended.')
    }),

  /** Has a link that was not used make no passkey any more. */
  removeLink: freshProcedure.input(Id).mutation(async ({ ctx, input: { id } }) => {
    expectOwn(ctx.person, id)
    if (!(await removeLink(ctx.db, id, actOf(ctx))))
      throw notFound('This link was used, or has ended.')
  }),

  /** Changes what somebody may do. */
  changeRole: freshOwnerProcedure
    .input(z.extend(Id, { role: Role }))
    .mutation(({ ctx, input: { id, role } }) => change(ctx, id, role)),

  /** Ends somebody's access, on every server at once. */
  end: freshOwnerProcedure.input(Id).mutation(({ ctx, input: { id } }) => change(ctx, id, 'ended')),
})

async function change(
  ctx: StaffContext,
  id: number,
  to: Parameters<typeof changePerson>[2],
): Promise<void> {
  expectChanged(await changePerson(ctx.db, id, to, actOf(ctx)))
}

function expectChanged(outcome: Awaited<ReturnType<typeof changePerson>>): void {
  if (outcome === 'unknown') throw notFound(nobody)
  if (outcome === 'last owner')
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'Nobody else is an owner with a passkey. Make one first.',
    })
}

function actOf({ person, now }: StaffContext): Act {
  return { by: person?.id, now: now() }
}

function expectOwn(person: Person, id: number): void {
  if (person.role !== 'owner' && person.id !== id)
    throw new TRPCError({ code: 'FORBIDDEN', message: 'Only an owner may do this for others.' })
}
