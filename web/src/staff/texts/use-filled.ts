import type { SiteTexts, TextKey } from '@argo/domain/texts/site-texts'
import { fill } from '@argo/domain/texts/fill'
import { trpc } from '../trpc.ts'

/** A text as it was last saved. */
export function useSaved<Key extends TextKey>(key: Key): SiteTexts[Key] {
  const [{ text }] = trpc.texts.one.useSuspenseQuery({ key })
  return text as SiteTexts[Key]
}

/** A text with what is kept elsewhere in place of what stands for it, as visitors read it. */
export function useFilled<T>(text: T): T {
  return fill(text, { contact: useSaved('contact'), periods: useSaved('periods') })
}
