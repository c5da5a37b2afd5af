import { addToDraft } from './use-draft.ts'

/** The key of the draft of a message. */
export const contactDraft = 'argo:contact-draft'

const question = (name: string) => `Where can I buy the ${name}? I live in `
const untouched = /^Where can I buy the .+\? I live in $/

/** Begins a message about a product, unless the visitor has typed one. */
export function askWhereToBuy(name: string): void {
  addToDraft(
    contactDraft,
    { subject: 'product_inquiry', message: question(name) },
    (value) => typeof value === 'string' && untouched.test(value),
  )
}
