import { type ContactForm, ContactFormSchema } from '@argo/domain/contact/contact'
import type { ContactField, FieldErrors } from './field-errors.ts'

/** What the form holds, if it can be sent so, and what is wrong with its fields. */
export function readForm(form: HTMLFormElement): { data?: ContactForm; errors: FieldErrors } {
  const { data, error } = ContactFormSchema.safeParse(Object.fromEntries(new FormData(form)))
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as ContactField] ??= message
  return { ...(data && { data }), errors }
}
