import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that nobody guesses, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
