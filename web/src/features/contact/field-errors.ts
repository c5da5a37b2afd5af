import type { ContactForm } from '@argo/domain/contact/contact'

export type ContactField = keyof ContactForm

/** One message for each field that is wrong. */
export type FieldErrors = Partial<Record<ContactField, string>>

/** The fields' labels. */
export const fieldLabels: Record<ContactField, string> = {
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Message',
}

const contactFields: readonly ContactField[] = ['name', 'email', 'subject', 'message']

/** The fields that are wrong, in the order in which the form asks them. */
export function invalidFields(errors: FieldErrors): ContactField[] {
  return contactFields.filter((field) => errors[field] !== undefined)
}

/** The id of a field on the page. */
export function fieldId(field: ContactField): string {
  return `contact-${field}`
}

/** What is wrong with a form that was not sent. */
export class FormError extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('The form has errors.')
    this.fields = fields
  }
}
