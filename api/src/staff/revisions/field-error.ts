import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'

/** What is refused of a form, and why. */
export type Refusal = readonly [field: string, sentence: string]

/** A refusal of fields ("specs.3.value"), each in a sentence that stands at it. */
export class FieldErrors extends TRPCError {
  /** The first of them. */
  readonly first: Refusal
  constructor(refusals: readonly [Refusal, ...Refusal[]]) {
    const issues = refusals.map(([field, message]) => ({
      code: 'custom' as const,
      path: field.split('.'),
      message,
      input: undefined,
    }))
    super({ code: 'BAD_REQUEST', cause: new z.core.$ZodRealError(issues) })
    this.first = refusals[0]
  }
}

/** Throws FieldErrors if there is a refusal. */
export function refuseAll([first, ...others]: readonly Refusal[]): void {
  if (first) throw new FieldErrors([first, ...others])
}

/** A refusal of one field of a form. */
export class FieldError extends FieldErrors {
  constructor(field: string, sentence: string) {
    super([[field, sentence]])
  }
}
