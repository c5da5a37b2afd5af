import type { Locator } from '@playwright/test'

/** The words and numbers of a part of a page that stand on more than one line. */
export function brokenWords(part: Locator): Promise<string[]> {
  return broken(part, /[\p{L}\d.,–]+/gu)
}

/** The same of figures with their units, and of terms such as “micro-ATX” and “12V-2x6”. */
export function brokenTerms(part: Locator): Promise<string[]> {
  return broken(part, /[\d.,–]+\s(?:[mc]?m|k?g|W|V|A|rpm)\b|\w*[A-Z\d]\w*-\w+|\w+-[A-Z\d]\w*/gu)
}

/** The figures that a line parts from their units, in all texts of a part of a page. */
export function brokenFigures(part: Locator): Promise<string[]> {
  return broken(
    part,
    /\d[\d.,–]*\s(?:[mc]?m(?:H₂O)?|m³\/h|k?g|k?W|V|A|L|lb|ms|Hz|dB|rpm|DPI|cd\/m²|lx|K|°C|%|Gbit\/s|kB|MB|W\/m·K)(?![\p{L}\d])/gu,
  )
}

function broken(part: Locator, word: RegExp): Promise<string[]> {
  return part.evaluate((root, pattern) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(pattern)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  }, word)
}
