import { addToDraft } from './use-draft.ts'

/** The key of the draft of a message. */
export const contactDraft = 'argo:contact-draft'

const questions = {
  shops: {
    subject: 'product_inquiry',
    message: (name: string) => `Where can I buy the ${name}? I live in `,
  },
  manual: {
    subject: 'technical_support',
    message: (name: string) => `Please send me the manual for the ${name}.`,
  },
}
const untouched = /^(?:Where can I buy the .+\? I live in |Please send me the manual for the .+\.)$/

/** Begins a message about a product, unless the visitor has typed one. */
export function askAbout(name: string, question: keyof typeof questions): void {
  const { subject, message } = questions[question]
  addToDraft(
    contactDraft,
    { subject, message: message(name) },
    (value) => typeof value === 'string' && untouched.test(value),
  )
}
