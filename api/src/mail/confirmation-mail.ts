import { longDate } from '@argo/domain/text/date'
import type { Database } from '../database/schema.ts'
import { readConfirmation } from '../newsletter/confirmation.ts'
import type { Mail } from './mail.ts'

/**
 * The e-mail that asks the owner of an address to confirm a subscription, with links that nobody else knows.
 * Undefined for a subscription that was deleted, or that its owner has confirmed or ended meanwhile.
 */
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
