import { longDate } from '@argo/domain/date'
import type { Database } from '../database/schema.ts'
import { createConfirmation, linkPath, removeLink } from '../newsletter/links.ts'
import type { Mail } from './mail.ts'

/**
 * The e-mail that asks the owner of an address to confirm a subscription, with links that nobody else knows, made for
 * each time it is sent. Undefined for a subscription that was deleted, or that its owner has confirmed or ended meanwhile.
 */
export async function confirmationMail(
  db: Database,
  id: number,
  publicUrl: string,
): Promise<Mail | undefined> {
  const subscription = await db
    .selectFrom('newsletterSubscriptions')
    .select(['email', 'createdAt', 'consentWording'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!subscription) return undefined
  const { email, createdAt, consentWording } = subscription
  const token = await createConfirmation(db, id)
  if (token === undefined) return undefined
  const unsubscribe = publicUrl + linkPath('unsubscribe', token)
  return {
    to: { name: '', address: email },
    subject: 'Please confirm: the Argo newsletter',
    text: `On ${longDate(createdAt.slice(0, 10))} this address was entered at ${publicUrl} to get Argo’s newsletter.
${consentWording ? `\nWhat was agreed to: ${consentWording}\n` : ''}
To confirm, open this page within seven days and press the button:
${publicUrl}${linkPath('confirm', token)}

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
    discard: () => removeLink(db, token),
  }
}
