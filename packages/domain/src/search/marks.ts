import { padded } from './document.ts'
import type { Term } from './term.ts'
import { queryWords } from './words.ts'

/** A part of a text, and whether it is what the visitor typed. */
export interface TextPart {
  text: string
  marked: boolean
}

/** A text in parts, of which those are marked that a search says: a word, or the beginning of one, or a synonym in full. */
export function markMatches(text: string, terms: readonly Term[]): TextPart[] {
  const has = padded(queryWords(text))
  const searched = terms.flatMap(({ words: typed, alternatives }) => [
    ...typed,
    ...alternatives.flatMap(({ words }) => (has.includes(padded(words)) ? words : [])),
  ])
  return text
    .split(/(\d[\d.,]*|\p{L}+)/u)
    .flatMap((part) => {
      const length = Math.max(0, ...searched.map((word) => sameBeginning(part, word)))
      return [
        { text: part.slice(0, length), marked: true },
        { text: part.slice(length), marked: false },
      ]
    })
    .filter((part) => part.text !== '')
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
