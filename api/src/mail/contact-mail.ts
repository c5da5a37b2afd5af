import { contactSubjects } from '@argo/domain/contact-subjects'
import type { SendMailOptions } from 'nodemailer'
import type { DueMessage } from './outbox.ts'

const subjectLine = /^Subject: ([a-z_]+)\r?\n\r?\n/

/** A contact message as the e-mail that support gets; a reply goes to the visitor. */
export function contactMail(
  { messageId, name, email, message, createdAt }: DueMessage,
  { from, to }: { from: string; to: string },
): SendMailOptions {
  const value = subjectLine.exec(message)?.[1]
  const topic = contactSubjects.find((subject) => subject.value === value)?.label ?? 'Message'
  return {
    // The same each time it is sent, so that a copy sent twice can be told.
    messageId: `<${messageId}@${from.split('@').at(-1)}>`,
    from: { name: 'Argo website', address: from },
    to,
    replyTo: { name, address: email },
    subject: `${topic}, from ${name}`,
    text: `${message.replace(subjectLine, '')}\n\n-- \n${name} <${email}>\nSent with the contact form at ${createdAt}\n`,
    // Keeps out-of-office notes from being sent to the website (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
