import { type ContactForm, ContactFormSchema } from '@argo/domain/contact/contact'
import { type ContactField, type FieldErrors, FormError } from './field-errors.ts'

/** What the form holds. Throws a FormError when it cannot be sent so. */
export function readForm(form: HTMLFormElement): ContactForm {
  const { data, error } = parse(form)
  if (error) throw new FormError(messagesOf(error))
  return data
}

/** What is wrong with the form as it is now. */
export function fieldErrors(form: HTMLFormElement): FieldErrors {
  const { error } = parse(form)
  return error ? messagesOf(error) : {}
}

function parse(form: HTMLFormElement) {
  return ContactFormSchema.safeParse(Object.fromEntries(new FormData(form)))
}

function messagesOf({ issues }: { issues: { path: PropertyKey[]; message: string }[] }) {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[path[0] as ContactField] ??= message
  return errors
}
