import { contactSubjects } from '@argo/domain/contact-subjects'
import type { Database } from '../database/schema.ts'
import type { Mail } from './mail.ts'

const subjectLine = /^Subject: ([a-z_]+)\r?\n\r?\n/

/** A contact message as the e-mail that support gets; a reply goes to the visitor. Undefined for one that was deleted. */
export async function contactMail(db: Database, id: number, to: string): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('contactMessages')
    .select(['name', 'email', 'message', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, email, message, createdAt } = row
  const value = subjectLine.exec(message)?.[1]
  const topic = contactSubjects.find((subject) => subject.value === value)?.label ?? 'Message'
  return {
    to,
    replyTo: { name, address: email },
    subject: `${topic}, from ${name}`,
    text: `${message.replace(subjectLine, '')}\n\n-- \n${name} <${email}>\nSent with the contact form at ${createdAt}\n`,
  }
}
