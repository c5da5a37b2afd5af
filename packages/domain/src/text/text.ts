import * as z from 'zod/mini'

// Control characters, line separators and broken surrogates, which no database keeps as they were
// sent; a multi-line text may hold tabs and every kind of line break. What turns the direction of a
// line makes a name read as another one.
const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const controlCharactersInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

interface Bounds {
  max: number
  missing: string
  tooLong: string
}

/** One trimmed line of required text, without control characters. */
export function requiredLine(bounds: Bounds) {
  return requiredText(controlCharacters, bounds)
}

/** Trimmed required text of one or more lines; tabs and line breaks are its only control characters. */
export function requiredLines(bounds: Bounds) {
  return requiredText(controlCharactersInLines, bounds)
}

function requiredText(refused: RegExp, { max, missing, tooLong }: Bounds) {
  return z.string(missing).check(
    z.refine((text) => !refused.test(text), 'Please remove the control characters'),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, tooLong),
  )
}

// What browsers accept in a field of type=email, but for a domain without a dot; a domain beyond
// ASCII comes from them in its ASCII form (xn--…).
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`,
  'i',
)

/** A trimmed e-mail address of up to 254 characters, 64 before the @ (RFC 5321, section 4.5.3.1). */
export const EmailSchema = requiredLine({
  max: 254,
  missing: 'Please enter your e-mail address',
  tooLong: 'An e-mail address has 254 characters at most',
}).check(
  z.email({
    pattern: emailPattern,
    error: 'Please enter an e-mail address such as name@example.com',
  }),
)
