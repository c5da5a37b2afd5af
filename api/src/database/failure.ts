/**
 * What kind of failure passes: another process holds a lock, there is no room, the data cannot be reached, or
 * a row holds what it must not until somebody mends it.
 */
export type FailureKind = 'busy' | 'full' | 'unavailable' | 'malformed'

/** A failure that is not the query’s fault and may pass; its cause is the driver’s or the parser’s own error. */
export class DatabaseError extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Why a database was left as it is, in a sentence for whoever starts the site. */
export class UnusableDatabaseError extends Error {}

/** A database that a start, or `pnpm migrate`, would bring up to date. */
export class OlderDatabaseError extends UnusableDatabaseError {}
