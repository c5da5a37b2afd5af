import { type ContactForm, ContactFormSchema } from '@argo/domain/contact'
import type { ContactField, FieldErrors } from './field-errors.ts'

/** What the form holds, if it can be sent, or what is wrong with it. */
export function readForm(
  form: HTMLFormElement,
): { filled: ContactForm } | { filled?: undefined; errors: FieldErrors } {
  const { data, error } = ContactFormSchema.safeParse(Object.fromEntries(new FormData(form)))
  if (data) return { filled: data }
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path[0] as ContactField] ??= message
  return { errors }
}
