import type { ContactForm, ContactMessage } from './contact.ts'

/** The message to send for a filled form: "Subject: {value}", a blank line, then the text. */
export function toContactMessage({ name, email, subject, message }: ContactForm): ContactMessage {
  return { name, email, message: `Subject: ${subject}\n\n${message}` }
}
