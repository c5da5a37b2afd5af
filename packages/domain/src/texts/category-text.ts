import * as z from 'zod/mini'
import type { Category } from '../products/category.ts'
import { textLine } from './text-fields.ts'

/** The key of a category's row. */
export type CategoryTextKey = `category-${Category}`

/** What the site says of a category, and what it advises who chooses among its products. */
export const CategoryTextSchema = z.object({
  /** One line below its name. */
  description: textLine(120),
  /** What search engines show of its page. */
  summary: textLine(155),
  /** One sentence: what matters when choosing such a product. */
  matters: textLine(300),
  /** Three things worth knowing, each under its figure. */
  facts: z
    .array(z.object({ figure: textLine(16), title: textLine(60), text: textLine(300) }))
    .check(z.length(3, 'There are three facts')),
})

export type CategoryText = z.infer<typeof CategoryTextSchema>
