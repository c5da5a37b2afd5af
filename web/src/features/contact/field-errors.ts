import type { ContactForm } from '@argo/domain/contact'

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
