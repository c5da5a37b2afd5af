import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import { publicProcedure, router, type StaffContext, staffProcedure } from '../trpc.ts'
import { authenticationOptions, readNewPasskey, readUse, registrationOptions } from './passkeys.ts'
import {
  passkeyByCredential,
  passkeysOf,
  personOfLink,
  usePasskey,
  usePasskeyLink,
} from './queries.ts'
import { endSession, endSessionsOf } from './sessions.ts'
import { hashOf } from './tokens.ts'

const Token = z.string().check(z.regex(/^[\w-]{43}$/, 'This is not a whole link.'))

// What is in it is for the library to say, which trusts nothing of it.
const AuthenticationAnswer = z.custom<AuthenticationResponseJSON>(isAnswer, 'Not a passkey.')
const RegistrationAnswer = z.custom<RegistrationResponseJSON>(isAnswer, 'Not a passkey.')

const attemptProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await ctx.browser.countAttempt()
  const place = { db: ctx.db, staffUrl: ctx.browser.staffUrl, now: ctx.now() }
  return next({ ctx: { ...ctx, place } })
})

export const signInRouter = router({
  /** Begins to sign in: what the browser asks its passkeys. */
  start: attemptProcedure.mutation(({ ctx }) => authenticationOptions(ctx.place)),

  /** Signs in with a passkey's answer, as nobody but the person with the id `as` if that is given. */
  finish: attemptProcedure
    .input(z.object({ answer: AuthenticationAnswer, as: z.optional(z.int()) }))
    .mutation(async ({ ctx, input: { answer, as } }) => {
      const { db, browser, place } = ctx
      const passkey = await passkeyByCredential(db, answer.id)
      if (!passkey) throw refusal('This passkey is not known here, or its access has ended.')
      const use = await orRefuse(ctx, readUse(place, passkey, answer))
      if (as !== undefined && as !== passkey.personId)
        throw refusal(
          `This is the passkey of ${passkey.name}. Use your own, or sign out to work as ${passkey.name}.`,
        )
      const token = await usePasskey(db, passkey, use, place.now, browser)
      if (token === undefined) throw refusal(late)
      browser.keepSession(token)
      const { personId: id, name, role } = passkey
      ctx.log.info({ reqId: ctx.requestId, person: id }, 'signed in')
      return { id, name, role }
    }),

  /** Begins to make a passkey for whom a link is for. */
  startPasskey: attemptProcedure
    .input(z.object({ token: Token }))
    .mutation(async ({ ctx, input: { token } }) => {
      const person = (await personOfLink(ctx.db, token, ctx.place.now)) ?? refuseLink()
      const known = await passkeysOf(ctx.db, person.id)
      const options = await registrationOptions(ctx.place, hashOf(token), person, known)
      return { name: person.name, options }
    }),

  /** Stores the passkey that a browser made, uses up the link and signs in. */
  finishPasskey: attemptProcedure
    .input(z.object({ token: Token, answer: RegistrationAnswer }))
    .mutation(async ({ ctx, input: { token, answer } }) => {
      const { db, browser, place } = ctx
      const { id, name, role } = (await personOfLink(db, token, place.now)) ?? refuseLink()
      const passkey = await orRefuse(ctx, readNewPasskey(place, hashOf(token), answer))
      if (await passkeyByCredential(db, passkey.credentialId))
        throw refusal('This passkey is in use already.')
      const use = { token, personId: id, passkey }
      const session = await usePasskeyLink(db, use, place.now, browser)
      browser.keepSession(session ?? refuseLink())
      ctx.log.info({ reqId: ctx.requestId, person: id }, 'signed in with a new passkey')
      return { id, name, role }
    }),

  /** Signs out here, whoever is signed in. */
  end: publicProcedure.mutation(async ({ ctx }) => {
    const { browser } = ctx
    if (ctx.person && browser.session !== undefined) await endSession(ctx.db, browser.session)
    else await browser.countAttempt()
    browser.keepSession(undefined)
  }),

  /** Signs a person out on every device; a link that they have not used makes no passkey any more. */
  endEverywhere: staffProcedure.mutation(async ({ ctx }) => {
    await endSessionsOf(ctx.db, ctx.person.id)
    ctx.browser.keepSession(undefined)
  }),
})

const late = 'That took too long, or was done before. Please try again.'

async function orRefuse<T>(ctx: StaffContext, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    ctx.log.warn({ reqId: ctx.requestId, err: error }, 'passkey refused')
    throw refusal(late)
  }
}

function refuseLink(): never {
  throw new TRPCError({
    code: 'NOT_FOUND',
    message: 'This link was used, or has ended. Ask an owner for a new one.',
  })
}

function refusal(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message })
}

function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'string'
}
