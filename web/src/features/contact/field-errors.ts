import { type ContactForm, ContactFormSchema } from '@argo/domain/contact'

export type ContactField = keyof ContactForm

/** One message for each field that is wrong. */
export type FieldErrors = Partial<Record<ContactField, string>>

/** The fields in the order the form asks them, and their labels. */
export const fieldLabels: Record<ContactField, string> = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
}

/** The id of a field on the page. */
export function fieldId(field: ContactField): string {
  return `contact-${field}`
}

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
