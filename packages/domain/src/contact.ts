import * as z from 'zod/mini'
import { EmailSchema, requiredLine, requiredLines } from './text.ts'

/** The subjects a visitor can choose from, in the order shown. */
export const contactSubjects = [
  { value: 'product_inquiry', label: 'Product Inquiry' },
  { value: 'technical_support', label: 'Technical Support' },
  { value: 'order_status', label: 'Order Status' },
  { value: 'returns', label: 'Returns & Warranty' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const

export const messageLimit = 5_000

// "Subject: technical_support" and a blank line: what the form puts before the message.
const prefixPattern = /^\s*Subject: [a-z_]{1,40}\r?\n\r?\n/

const name = requiredLine({
  max: 100,
  missing: 'Please enter your name',
  tooLong: 'A name has 100 characters at most',
})

const message = requiredLines({
  max: messageLimit,
  missing: 'Please write a message',
  tooLong: 'A message has 5,000 characters at most',
})

/** What the server accepts: the subject, if any, is the message's first line and not counted. */
export const ContactMessageSchema = z.object(
  {
    name,
    email: EmailSchema,
    message: z.string('Please write a message').check(
      z.superRefine((text, context) => {
        const body = message.safeParse(text.replace(prefixPattern, ''))
        for (const issue of body.error?.issues ?? []) {
          context.issues.push({ code: 'custom', message: issue.message, input: text })
        }
      }),
      z.trim(),
    ),
  },
  'Please send an object with name, e-mail and message',
)

export type ContactMessage = z.infer<typeof ContactMessageSchema>

/** What the form asks: the same fields and a subject. */
export const ContactFormSchema = z.object({
  name,
  email: EmailSchema,
  subject: z.string('Please select a subject').check(z.minLength(1, 'Please select a subject')),
  message,
})

export type ContactForm = z.infer<typeof ContactFormSchema>

/** The message to send for a filled form: "Subject: {value}", a blank line, then the text. */
export function toContactMessage({ name, email, subject, message }: ContactForm): ContactMessage {
  return { name, email, message: `Subject: ${subject}\n\n${message}` }
}
