import * as z from 'zod/mini'
import { textLine } from './text-fields.ts'

/** What a visitor who enters an e-mail address agrees to: it stands at the form, and is stored with the address. */
export const NewsletterTextSchema = z.object({ consent: textLine(200) })

export type NewsletterText = z.infer<typeof NewsletterTextSchema>
