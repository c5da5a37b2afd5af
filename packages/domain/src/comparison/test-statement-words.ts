import type { Statement } from './comparison-schema.ts'

/** A statement as one text: "400 mm, with front fans", "0.52 kg (520 g, with the riser cable)". */
export function statementWords({ figure, original, note }: Statement): string {
  const first = original === undefined ? figure : `${figure} (${original})`
  if (note === undefined) return first
  return first + (note.startsWith('(') ? ' ' : ', ') + note
}
