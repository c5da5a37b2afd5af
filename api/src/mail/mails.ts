import { messageParts } from '@argo/domain/contact/contact-message'
import type { Database } from '../database/schema.ts'
import { longDate } from '@argo/domain/text/date'
import { readConfirmation } from '../newsletter/confirmation.ts'

/** What an e-mail says and to whom; the rest is the same for all. */
export interface Mail {
  /** The names and addresses of visitors are values of their own, which nodemailer encodes. */
  to: string | { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers?: Record<string, string>
}

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

/** The e-mail that asks to confirm a subscription; undefined for one that was deleted, confirmed or ended meanwhile. */
export async function confirmationMail(
  db: Database,
  id: number,
  publicUrl: string,
): Promise<Mail | undefined> {
  const confirmation = await readConfirmation(db, id)
  if (!confirmation) return undefined
  const { email, createdAt, consentWording } = confirmation
  const unsubscribe = publicUrl + confirmation.unsubscribe
  return {
    to: { name: '', address: email },
    subject: 'Please confirm: the Argo newsletter',
    text: `On ${longDate(createdAt.slice(0, 10))} this address was entered at ${publicUrl} to get Argo’s newsletter.
${consentWording ? `\nWhat was agreed to: ${consentWording}\n` : ''}
To confirm, open this page within seven days and press the button:
${publicUrl}${confirmation.confirm}

If this was not you, you need do nothing: unless it is confirmed, we delete the
address after seven days. So that we never ask this address again:
${unsubscribe}

-- 
Argo, Forged For Gamers
`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      // Mail programs may end the subscription without opening the page (RFC 8058).
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
