import type { FastifyRequest } from 'fastify'
import { createMemoryCounter, refusal } from '../../limits/write-counter.ts'
import { clientNetwork } from '../../protocol/client-network.ts'

/** Calls to sign in of an address in a minute; signing in takes two. */
const most = 30

/** Makes the function that counts a call to sign in. It throws a 429 past an address's limit. */
export function createAttemptLimit(): (request: FastifyRequest) => void {
  const attempts = createMemoryCounter()
  return ({ ip }) => {
    const { count, endsAt } = attempts.add(clientNetwork(ip))
    if (count > most) throw refusal(429, 'Too many attempts to sign in.', endsAt)
  }
}
