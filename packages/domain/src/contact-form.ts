import type { ContactForm, ContactMessage } from './contact.ts'

/** The subjects a visitor can choose from, in the order shown. */
export const contactSubjects = [
  { value: 'product_inquiry', label: 'Product Inquiry' },
  { value: 'technical_support', label: 'Technical Support' },
  { value: 'order_status', label: 'Order Status' },
  { value: 'returns', label: 'Returns & Warranty' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const

/** The message to send for a filled form: "Subject: {value}", a blank line, then the text. */
export function toContactMessage({ name, email, subject, message }: ContactForm): ContactMessage {
  return { name, email, message: `Subject: ${subject}\n\n${message}` }
}
