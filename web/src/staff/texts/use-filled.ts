import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import { fill } from '@argo/domain/texts/fill'
import { trpc } from '../trpc.ts'

/** A text with the contact facts in place of what stands for them, as visitors read it. */
export function useFilled<T>(text: T): T {
  const [contact] = trpc.texts.one.useSuspenseQuery({ key: 'contact' })
  return fill(text, contact.text as ContactFacts)
}
