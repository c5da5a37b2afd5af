import * as z from 'zod/mini'
import { requiredLine, requiredLines } from '../text/text.ts'
import { placeholders, unknownPlaceholder } from './fill.ts'
import { readMarkdown } from './read-markdown.ts'

const known = z.refine<string>((text) => unknownPlaceholder(text) === undefined, {
  error: ({ input }) =>
    `${unknownPlaceholder(String(input))} stands for nothing: there are ${placeholders.map((name) => `{${name}}`).join(', ')}`,
})

const bounds = (max: number, missing: string) => ({
  max,
  missing,
  tooLong: `Please write ${max.toLocaleString('en')} characters at most`,
})

/** One line, in which facts may stand in braces. */
export const textLine = (max: number, missing = 'Please write something') =>
  requiredLine(bounds(max, missing)).check(known)

/** A text of one or more lines, in which facts may stand in braces. */
export const textLines = (max: number, missing = 'Please write something') =>
  requiredLines(bounds(max, missing)).check(known)

/** Paragraphs, lists, links and bold words in Markdown, in which facts may stand in braces. */
export const markdown = (max: number) =>
  textLines(max).check(
    z.superRefine((text, context) => {
      const { problem } = readMarkdown(text)
      if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: text })
    }),
  )

/** Refuses items of a list that have the same value in a field as one before them. */
export function distinct<Field extends string>(field: Field, message: string) {
  return z.superRefine((items: readonly Record<Field, string>[], context) => {
    const values = items.map((item) => item[field])
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        context.issues.push({ code: 'custom', path: [index, field], message, input: value })
  })
}
