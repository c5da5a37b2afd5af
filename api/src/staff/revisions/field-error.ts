import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'

/** A refusal of fields ("specs.3.value"), each in a sentence that stands at it. */
export class FieldErrors extends TRPCError {
  constructor(refusals: readonly (readonly [field: string, sentence: string])[]) {
    const issues = refusals.map(([field, message]) => ({
      code: 'custom' as const,
      path: field.split('.'),
      message,
      input: undefined,
    }))
    super({ code: 'BAD_REQUEST', cause: new z.core.$ZodRealError(issues) })
  }
}

/** A refusal of one field of a form. */
export class FieldError extends FieldErrors {
  readonly field: string
  readonly sentence: string
  constructor(field: string, sentence: string) {
    super([[field, sentence]])
    this.field = field
    this.sentence = sentence
  }
}
