import type { FieldErrors } from './field-errors.ts'

/** What is wrong with a form that was not sent. */
export class FormError extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('The form is not filled in rightly.')
    this.fields = fields
  }
}
