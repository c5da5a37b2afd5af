import { readFileSync } from 'node:fs'
import { getDocumentProxy, getMeta, extractText } from 'unpdf'
import { downloadsFolder } from './folders.ts'

/** A published file's bytes. */
export const published = (fileName: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(fileName, downloadsFolder)))

/** A PDF as its reader's software sees it. */
export async function readPdf(bytes: Uint8Array) {
  // Chromium writes a key that it warns of.
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const [{ info }, { text }, outline, marks, preferences] = await Promise.all([
    getMeta(pdf),
    extractText(pdf, { mergePages: false }),
    pdf.getOutline(),
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
  ])
  const page = await pdf.getPage(1)
  return {
    info,
    pages: text,
    bookmarks: (outline as { title: string }[]).map((item) => item.title),
    tagged: marks?.Marked === true,
    showsTitle: (preferences as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
    size: page.view.slice(2),
  }
}
