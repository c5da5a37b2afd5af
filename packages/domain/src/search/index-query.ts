import { type SearchDocument, wholeName } from './document.ts'
import type { Alternative, Term } from './query.ts'
import { oneLetterLeftOut } from './spelling.ts'

/** Before a word of a name or kind in the index, and before a spelling of a whole name. */
const nameMark = '.'
const wholeNameMark = '..'

/**
 * What is indexed beside a document: the words of its name and of its kind once more, marked, so that they can be searched
 * alone, and its whole name with any letter left out.
 */
export function indexText(document: SearchDocument): string {
  const words = `${document.name} ${document.kind}`
    .split(' ')
    .filter((word) => /[\p{L}\d]/u.test(word))
  return [
    ...words.map((word) => nameMark + word),
    ...oneLetterLeftOut(wholeName(document)).map((name) => wholeNameMark + name),
  ].join(' ')
}

/** The search for products whose whole name is written so, or with one error. */
export function wholeNameQuery(written: string): string {
  return namesQuery(oneLetterLeftOut(written))
}

/** The search for products whose whole name is one of those, or one of them without a letter. */
export function namesQuery(names: readonly string[]): string {
  return names.map((name) => `"${wholeNameMark}${name}"`).join(' OR ')
}

/**
 * A search in the syntax of the index of products (that of SQLite's FTS5): documents that have all terms, or any of them, in
 * their name and kind or anywhere. Its words are letters, digits and points alone, so that nothing in them is syntax.
 */
export function indexQuery(
  terms: readonly Term[],
  { where, which }: { where: 'name' | 'anywhere'; which: 'all' | 'any' },
): string {
  const mark = where === 'name' ? nameMark : ''
  return terms
    .map(({ alternatives }) => `(${alternatives.map((one) => written(one, mark)).join(' OR ')})`)
    .join(which === 'all' ? ' AND ' : ' OR ')
}

function written({ words, prefix }: Alternative, mark: string): string {
  return `(${words.map((word) => `"${mark}${word}"${prefix ? '*' : ''}`).join(' AND ')})`
}
