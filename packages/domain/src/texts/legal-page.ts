import * as z from 'zod/mini'
import { type Prose, readMarkdown } from './read-markdown.ts'
import { distinct, markdown, textLine, textLines } from './text-fields.ts'

/** The pages of chapters to read: a row each. */
export const legalPages = ['privacy', 'terms', 'registration', 'cookies'] as const
export type LegalPageName = (typeof legalPages)[number]

const idPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** A legal page as it is kept: its chapters in Markdown. */
export const LegalPageSchema = z.object({
  lead: textLines(400),
  chapters: z
    .array(
      z.object({
        /** Part of an address: /privacy#browser. */
        id: z
          .string()
          .check(
            z.maxLength(40, 'Please write 40 characters at most'),
            z.regex(idPattern, 'An address has small letters, digits and hyphens'),
          ),
        title: textLine(80),
        text: markdown(5_000),
      }),
    )
    .check(
      z.minLength(1, 'There is one chapter at least'),
      z.maxLength(20, 'There are 20 chapters at most'),
      distinct('id', 'Another chapter has this address'),
    ),
})

/** The same as visitors read it. */
export interface ShownLegalPage {
  lead: string
  /** Day of the last change, YYYY-MM-DD. */
  changed: string
  chapters: { id: string; title: string; prose: Prose }[]
}

export type LegalPage = z.infer<typeof LegalPageSchema>

/** A legal page as visitors read it, with the day of its last change (YYYY-MM-DD). */
export function shownLegalPage({ lead, chapters }: LegalPage, changed: string): ShownLegalPage {
  return {
    lead,
    changed,
    chapters: chapters.map(({ id, title, text }) => ({
      id,
      title,
      prose: readMarkdown(text).prose,
    })),
  }
}
