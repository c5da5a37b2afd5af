import type { Term } from './query.ts'
import { queryWords } from './words.ts'

/** A piece of a text, and whether it is what the visitor typed. */
export interface Piece {
  text: string
  marked: boolean
}

/** A text in pieces, of which those are marked that a search says: a word, or the beginning of one. */
export function markMatches(text: string, terms: readonly Term[]): Piece[] {
  const searched = terms.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words))
  const pieces: Piece[] = []
  for (const part of text.split(/(\d[\d.,]*|\p{L}+)/u)) {
    const length = Math.max(0, ...searched.map((word) => sameBeginning(part, word)))
    add(pieces, { text: part.slice(0, length), marked: true })
    add(pieces, { text: part.slice(length), marked: false })
  }
  return pieces
}

// How many characters of a part are the word, or all of them if the word goes on (as "360mm" after "360").
function sameBeginning(part: string, word: string): number {
  const [whole = ''] = queryWords(part)
  if (whole === '') return 0
  if (
    whole === word ||
    (/^\d/.test(whole) && word.startsWith(whole) && !/^[\d.]/.test(word.slice(whole.length)))
  )
    return part.length
  return whole.startsWith(word) ? word.length : 0
}

function add(pieces: Piece[], piece: Piece): void {
  if (piece.text === '') return
  const last = pieces.at(-1)
  if (last?.marked === piece.marked) last.text += piece.text
  else pieces.push(piece)
}
