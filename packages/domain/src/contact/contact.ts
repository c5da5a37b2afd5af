import * as z from 'zod/mini'
import { messageLimit, contactSubjects } from './contact-message.ts'
import { breakLines, EmailSchema, requiredLine, requiredLines } from '../text/text.ts'

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
      breakLines,
      z.superRefine((text, context) => {
        const body = message.safeParse(text.replace(prefixPattern, ''))
        for (const issue of body.error?.issues ?? []) {
          context.issues.push({ code: 'custom', message: issue.message, input: text })
        }
      }),
      z.trim(),
    ),
  },
  'Please send an object with name, e-mail, and message',
)

export type ContactMessage = z.infer<typeof ContactMessageSchema>

/** What the form asks: the same fields and a subject. */
export const ContactFormSchema = z.object({
  name,
  email: EmailSchema,
  subject: z.enum(
    contactSubjects.map(({ value }) => value),
    'Please select a subject',
  ),
  message,
})

export type ContactForm = z.infer<typeof ContactFormSchema>
