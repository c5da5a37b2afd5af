import { TRPCError } from '@trpc/server'
import { type Row, rowVersion } from './row.ts'

/** A refusal to save over what another has saved meanwhile; `current` is what is there now, for the form to show beside it. */
export class ConflictError extends TRPCError {
  readonly current: unknown
  constructor(message: string, current?: unknown) {
    super({ code: 'CONFLICT', message })
    this.current = current
  }
}

/** Throws a ConflictError unless a row is as it was when its form was opened. */
export function expectVersion(row: Row, version: string, current: () => unknown): void {
  if (rowVersion(row) !== version)
    throw new ConflictError('Somebody else has changed this meanwhile.', current())
}
