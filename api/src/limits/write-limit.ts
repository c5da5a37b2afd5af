import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/schema.ts'
import { countWrites } from '../database/write-counts.ts'
import { clientNetwork } from '../protocol/client-network.ts'
import { HttpError } from '../protocol/problem.ts'
import type { Write } from './write.ts'
import { createMemoryCounter, refusal } from './write-counter.ts'

/** The limits on writes, shared by every way a write can come in. */
export interface WriteLimit {
  /** Counts a request to write, whatever it holds. Throws a 429 past an address's limit. */
  attempt: (request: FastifyRequest) => Promise<void>
  /** Counts valid input that is to be stored. Throws a 429 past a visitor's limits, a 503 past the form's. */
  store: (request: FastifyRequest, write: Write) => Promise<void>
}

/** How much is taken in a minute. */
export interface WriteLimits {
  /** Requests of an address to this server, valid or not. */
  attempts: number
  /** What an address may store with both forms. */
  address: number
  /** What an address may store under one e-mail address: so one sender leaves room for others behind it. */
  sender: number
  /** What all visitors together may store with each form. */
  contact: number
  newsletter: number
}

const usual: WriteLimits = { attempts: 400, address: 40, sender: 10, contact: 240, newsletter: 600 }

/**
 * Counts what is stored in the database, for all servers together: one statement for each write that is taken, none for one
 * past a limit that this server knows of. Attempts cost this process alone and are counted in its memory.
 */
export function createWriteLimit(db: Database, given: Partial<WriteLimits> = {}): WriteLimit {
  const limits = { ...usual, ...given }
  const attempts = createMemoryCounter()
  const known = createMemoryCounter()
  return {
    attempt: async ({ ip }) => {
      const { count, endsAt } = attempts.add(clientNetwork(ip))
      if (count > limits.attempts) throw tooMany(endsAt)
    },
    store: async ({ ip }, { form, email }) => {
      const network = clientNetwork(ip)
      const budgets = [
        { key: hashed('sender', network, email), most: limits.sender, refuse: tooMany },
        { key: hashed('address', network), most: limits.address, refuse: tooMany },
        { key: form, most: limits[form], refuse: tooManyTogether },
      ]
      for (const { key, most, refuse } of budgets) {
        const { count, endsAt } = known.current(key)
        if (count >= most) throw refuse(endsAt)
      }
      const keys = budgets.map(({ key }) => key)
      for (const count of await countWrites(db, keys)) known.set(count)
      for (const { key, most, refuse } of budgets) {
        const { count, endsAt } = known.current(key)
        if (count > most) throw refuse(endsAt)
      }
    },
  }
}

// Of one length, and not to be read at a glance; whoever can guess an address can check the guess.
function hashed(kind: string, ...parts: string[]): string {
  const text = parts.join('\n').trim().toLowerCase()
  return `${kind}:${createHash('sha256').update(text).digest('base64url')}`
}

function tooMany(endsAt: number): HttpError {
  return refusal(429, 'Too many messages from your address.', endsAt)
}

function tooManyTogether(endsAt: number): HttpError {
  return refusal(503, 'More messages are coming in than we can take.', endsAt)
}
