import type { FastifyRequest } from 'fastify'
import { createMemoryCounter } from '../../limits/write-counter.ts'
import { clientNetwork } from '../../protocol/client-network.ts'
import { HttpError } from '../../protocol/problem.ts'

/** Calls to sign in of an address in a minute; signing in takes two. */
const most = 30

/** Makes the function that counts a call to sign in. It throws a 429 past an address's limit. */
export function createAttemptLimit(): (request: FastifyRequest) => void {
  const attempts = createMemoryCounter()
  return ({ ip }) => {
    const { count, endsAt } = attempts.add(clientNetwork(ip))
    if (count <= most) return
    const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000))
    throw new HttpError(
      429,
      `Too many attempts to sign in. Please try again in ${seconds} seconds.`,
      seconds,
    )
  }
}
