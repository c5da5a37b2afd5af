/** A text with one plain space for each run of spaces of any width, and without characters that have no width. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '').replaceAll(/\p{Zs}+/gu, ' ')
}

/** What spellings of a name have in common that differ in their spaces and capitals alone. */
export function foldedName(text: string): string {
  return withPlainSpaces(text).trim().toLowerCase()
}
