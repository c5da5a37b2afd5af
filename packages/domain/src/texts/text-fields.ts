import * as z from 'zod/mini'
import { requiredLine, requiredLines } from '../text/text.ts'
import { placeholders, unknownPlaceholder } from './fill.ts'

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
