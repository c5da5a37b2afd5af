import type { LegalPage, ShownLegalPage } from './legal-page.ts'
import { readMarkdown } from './read-markdown.ts'

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
