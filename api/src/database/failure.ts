/**
 * What kind of failure passes by itself: another process holds a lock, there is no room, or the data
 * cannot be reached.
 */
export type FailureKind = 'busy' | 'full' | 'unavailable'

/** A failure that is not the query’s fault and may pass; its cause is the driver’s own error. */
export class DatabaseError extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Why a database was left as it is, in a sentence for whoever starts the site. */
export class UnusableDatabaseError extends Error {}
