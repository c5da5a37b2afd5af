import { initTRPC, TRPCError } from '@trpc/server'
import type { Database } from '../database/schema.ts'
import { formatFailure } from '../trpc/failures.ts'
import { transformer } from '../trpc/transformer.ts'
import { ConflictError } from './revisions/conflict.ts'
import { newBatch } from './revisions/record.ts'
import { confirmation, isFresh } from './sign-in/freshness.ts'

export type Role = 'editor' | 'owner'

/** Who is signed in at the desk. */
export interface Person {
  id: number
  name: string
  role: Role
}

/** What every procedure of the desk is given. */
export interface StaffContext {
  db: Database
  /** Undefined for a request without a session that counts. */
  person: Person | undefined
  /** When they signed in: UTC, RFC 3339. */
  signedInAt: string | undefined
  now: () => Date
  /** The site's address, without a trailing slash. */
  siteUrl: string
  log: Log
  /** Names the request in the log, and to whom it failed. */
  requestId?: string | undefined
  browser: BrowserContext
}

/** The browser that calls, for signing in and out. */
export interface BrowserContext {
  /** The desk's address, without a trailing slash. */
  staffUrl: string
  /** The token of its session. */
  session: string | undefined
  /** What people call it: "Chrome on macOS". */
  device: string
  /** Has it keep a session's token, or forget it. */
  keepSession: (token: string | undefined) => void
  /** Counts an attempt to sign in against its address. Throws past the limit. */
  countAttempt: () => Promise<void>
}

// Fastify's own type would bring Node's types into the browser's.
type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>

const t = initTRPC.context<StaffContext>().create({
  transformer,
  errorFormatter: (failure) => {
    const { data, ...formatted } = formatFailure(failure)
    // What is there now, where somebody else has saved meanwhile.
    const current = failure.error instanceof ConflictError ? failure.error.current : undefined
    return { ...formatted, data: { ...data, current } }
  },
})

const expectPerson = t.middleware(({ ctx, next }) => {
  const { person } = ctx
  if (!person) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in.' })
  return next({ ctx: { ...ctx, person } })
})

export const router = t.router

const nul = /(?<!\\)(?:\\\\)*\\u0000/

// No name, word or path has one, and PostgreSQL takes none in a text.
const refuseNul = t.middleware(async ({ getRawInput, next }) => {
  if (nul.test(JSON.stringify(await getRawInput()) ?? ''))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'A text has no character of number zero.' })
  return next()
})

/** A call by anybody who reaches the desk: signing in, and nothing else. */
export const publicProcedure = t.procedure.use(refuseNul)

/** A call by somebody who is signed in; else UNAUTHORIZED. */
export const staffProcedure = publicProcedure.use(expectPerson)

const expectFresh = t.middleware(({ ctx, next }) => {
  if (!isFresh(ctx.signedInAt, ctx.now()))
    throw new TRPCError({ code: 'UNAUTHORIZED', message: confirmation })
  return next()
})

/** The same for a call that asks for a fresh answer of a passkey: the browser asks for one after UNAUTHORIZED, and calls again. */
export const freshProcedure = staffProcedure.use(expectFresh)

/** The same for a call that changes what has a history: whose change it is. */
export const changeProcedure = staffProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, author: newBatch(ctx.person, ctx.now()) } }),
)

/** A call by an owner; else UNAUTHORIZED or FORBIDDEN. */
export const ownerProcedure = staffProcedure.use(({ ctx, next }) => {
  if (ctx.person.role !== 'owner')
    throw new TRPCError({ code: 'FORBIDDEN', message: 'Only an owner may do this.' })
  return next()
})

/** A call by an owner that asks for a fresh answer of a passkey. */
export const freshOwnerProcedure = ownerProcedure.use(expectFresh)

/** What was looked for; NOT_FOUND, in this sentence, where there is none. */
export function found<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw notFound(sentence)
  return value
}

/** A refusal because there is no such thing, in this sentence. */
export function notFound(sentence: string): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: sentence })
}
