import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'

/** A refusal of one field of a form ("specs.3.value"), in a sentence that stands at it. */
export class FieldError extends TRPCError {
  readonly field: string
  readonly sentence: string
  constructor(field: string, sentence: string) {
    const issue = {
      code: 'custom',
      path: field.split('.'),
      message: sentence,
      input: undefined,
    } as const
    super({ code: 'BAD_REQUEST', cause: new z.core.$ZodRealError([issue]) })
    this.field = field
    this.sentence = sentence
  }
}
