import { messageParts } from '@argo/domain/contact/message-parts'
import type { Database } from '../database/schema.ts'
import type { Mail } from './mail.ts'

// What cannot be seen, turns the direction of a line, or begins a line of its own; joiners belong to names.
const invisible = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A contact message as the e-mail that support gets; a reply goes to the visitor. Undefined for one that was deleted. */
export async function contactMail(db: Database, id: number, to: string): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('contactMessages')
    .select(['name', 'email', 'message', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, email, message, createdAt } = row
  const { subject = 'Message', words } = messageParts(message)
  return {
    to,
    replyTo: { name: headerText(name), address: email },
    subject: `${subject}, from ${headerText(name)}`,
    text: `${words}\n\n-- \n${name} <${email}>\nSent with the contact form at ${createdAt}\n`,
  }
}

// Mail programs decode "=?…?=" (RFC 2047), so a visitor's own is taken apart.
function headerText(text: string): string {
  return text.replaceAll(invisible, ' ').replaceAll('=?', '= ?')
}
