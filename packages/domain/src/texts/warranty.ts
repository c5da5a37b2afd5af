import * as z from 'zod/mini'
import { textLine, textLines } from './text-fields.ts'

const list = <Item extends z.core.$ZodType>(item: Item, noun: string, max: number) =>
  z
    .array(item)
    .check(
      z.minLength(1, `There is one ${noun} at least`),
      z.maxLength(max, `There are ${max} ${noun}s at most`),
    )

/** What the warranty page says beside the tiers. */
export const WarrantySchema = z.object({
  introduction: textLines(400),
  promise: textLines(1_000),
  articles: list(z.object({ title: textLine(80), text: textLines(1_500) }), 'section', 12),
  clauses: list(
    z.object({
      title: textLine(80),
      /** Whether its lines are numbered. */
      ordered: z.boolean(),
      lines: list(textLines(400), 'line', 20),
    }),
    'clause',
    8,
  ),
})

export type Warranty = z.infer<typeof WarrantySchema>
