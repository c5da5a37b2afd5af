/** The subjects a visitor can choose from, in the order shown. */
export const contactSubjects = [
  { value: 'product_inquiry', label: 'Product Inquiry' },
  { value: 'technical_support', label: 'Technical Support' },
  { value: 'order_status', label: 'Order Status' },
  { value: 'returns', label: 'Returns & Warranty' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const

/** The most characters a contact message may have; apart from the schemas, so that the form's counter needs no zod. */
export const messageLimit = 5_000

/** What staff have made of a contact message. */
export const messageStates = ['unread', 'read', 'answered', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

/** For how long contact messages are kept at most; the privacy page says so. */
export const longestKept = { months: 24, words: 'two years' } as const

const subjectLine = /^Subject: ([a-z_]+)\r?\n\r?\n/

/** A stored message as its subject's label, if it has a known one, and its words. */
export function messageParts(message: string): { subject: string | undefined; words: string } {
  const value = subjectLine.exec(message)?.[1]
  return {
    subject: contactSubjects.find((subject) => subject.value === value)?.label,
    words: message.replace(subjectLine, ''),
  }
}

/** The message to send for a filled form: "Subject: {value}", a blank line, then the text. */
export function toContactMessage({
  name,
  email,
  subject,
  message,
}: Record<'name' | 'email' | 'subject' | 'message', string>) {
  return { name, email, message: `Subject: ${subject}\n\n${message}` }
}
