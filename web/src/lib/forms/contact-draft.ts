import { addToDraft } from './use-draft.ts'

/** The key of the draft of a message. */
export const contactDraft = 'argo:contact-draft'

/** Begins a message about a product, unless one was begun before. */
export function askWhereToBuy(name: string): void {
  addToDraft(contactDraft, {
    subject: 'product_inquiry',
    message: `Where can I buy the ${name}? I live in `,
  })
}
