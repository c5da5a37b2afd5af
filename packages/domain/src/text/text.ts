import * as z from 'zod/mini'
import { countOf } from './count-of.ts'
import { withAsciiDomain } from './ascii-domain.ts'
import { refusedCharacter } from './refused-character.ts'

// The line breaks of word processors and spreadsheets that are not "\n" or "\r\n".
const softBreaks = /[\v\f\u0085\u2028\u2029]/g
const tabsAndSoftBreaks = /[\t\v\f\u0085\u2028\u2029]/g

// What is copied along unseen: signs of direction, soft hyphens, spaces without width. Joiners belong to names.
const invisible = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF]/gu
const joiners = /\u200C|\u200D|\uFE0E|\uFE0F/g

const visible = /[^\s\p{Cf}]/u

interface Bounds {
  max: number
  missing: string
  tooLong: string
}

/** One trimmed line of required text: pasted tabs become spaces, and what cannot be seen is left out. */
export function requiredLine(bounds: Bounds) {
  return z.string(bounds.missing).check(cleanLine, ...textChecks(false, bounds))
}

/** One line of required text of so many characters, which is called `what` with its article. */
export function line(what: string, max: number) {
  return requiredLine({
    max,
    missing: `Please enter ${what}`,
    tooLong: `${what.charAt(0).toUpperCase()}${what.slice(1)} has ${countOf(max, 'character')} at most`,
  })
}

/** The same, or nothing. */
export function optionalLine(what: string, max: number) {
  return z.union([z.literal(''), line(what, max)], `Please enter ${what}, or nothing`)
}

/** Trimmed required text of one or more lines. */
export function requiredLines(bounds: Bounds) {
  return z.string(bounds.missing).check(breakLines, ...textChecks(true, bounds))
}

/** Makes a line break of every kind of it that can be pasted. */
export const breakLines = z.overwrite<string>((text) => text.replaceAll(softBreaks, '\n'))

const cleanLine = z.overwrite<string>((text) =>
  text.replaceAll(tabsAndSoftBreaks, ' ').replaceAll(invisible, '').trim(),
)

function textChecks(multiline: boolean, { max, missing, tooLong }: Bounds) {
  return [
    z.superRefine<string>((text, { issues }) => {
      const message = refusedCharacter(text, multiline)
      if (message !== undefined) issues.push({ code: 'custom', message, input: text })
    }),
    z.trim(),
    z.refine<string>((text) => visible.test(text), missing),
    z.minLength(1, missing),
    z.maxLength(max, tooLong),
  ]
}

// What browsers accept in a field of type=email, but for a domain without a dot.
// Without a flag, which no JSON Schema has.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`)

const email = {
  max: 254,
  missing: 'Please enter your e-mail address',
  tooLong: 'An e-mail address has 254 characters at most',
}

/** A trimmed e-mail address of up to 254 characters, 64 before the @ (RFC 5321, section 4.5.3.1), its domain in ASCII. */
export const EmailSchema = z.string(email.missing).check(
  cleanLine,
  z.overwrite((address) => withAsciiDomain(address.replaceAll(joiners, ''))),
  ...textChecks(false, email),
  z.email({
    pattern: emailPattern,
    error: 'Please enter an e-mail address such as name@example.com',
  }),
)
