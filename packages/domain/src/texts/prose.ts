import * as z from 'zod/mini'

/** A piece of a line, bold or a link. */
const RunSchema = z.object({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  /** An address of https: or mailto:, or a path of the site's own. */
  href: z.optional(z.string()),
})

/** What Markdown was read as: a paragraph has one line, a list one for each of its items. */
export const ProseSchema = z.array(
  z.object({
    kind: z.enum(['paragraph', 'bullets', 'steps']),
    lines: z.array(z.array(RunSchema)),
  }),
)

export type Run = z.infer<typeof RunSchema>
export type Prose = z.infer<typeof ProseSchema>
