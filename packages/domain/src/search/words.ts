import { unitNamed } from '../facts/unit.ts'

/** Signs of units after which a number counts as one word with them. */
const units = new Set(
  'w v a g kg mm cm m hz l in ft lb years lx db k kw ma khz dpi cfm rpm ml ms ips awg ppi'.split(
    ' ',
  ),
)

/** Signs that differ from those of specs, or that no spec has. */
const signs: Readonly<Record<string, string>> = {
  '″': 'in',
  'dB(A)': 'db',
  foot: 'ft',
  feet: 'ft',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
}

/** Longer ones are no words that anybody searches for, and more than the databases' indexes take. */
const longestWord = 100

/**
 * The words of a text as search compares them: lower case without accents, in the singular; a number is one word with
 * the unit after it ("25,600 DPI" gives "25600dpi", "33,6 cm" gives "33.6cm"), and letters before digits stand alone ("LGA1700" gives "lga", "1700").
 */
export function queryWords(text: string): string[] {
  return measured(text).map(([word]) => word)
}

/** The same of a text that is searched in: there a number can be found without its unit too. */
export function documentWords(text: string): string[] {
  return measured(text).flatMap(([word, number]) => (number ? [word, number] : [word]))
}

// Each word; one that is a number and its unit is followed by the number alone.
function measured(text: string): [word: string, number?: string][] {
  const words: [string, string?][] = []
  for (const part of plain(text).match(/\d+(?:\.\d+)*\p{L}*|\p{L}+/gu) ?? []) {
    if (part.length > longestWord) continue
    const number = words.at(-1)?.[0] ?? ''
    const unit = signOf(part)
    if (/^[\d.]+$/.test(number) && units.has(unit)) words.splice(-1, 1, [number + unit, number])
    else words.push(split(part))
  }
  return words
}

function split(part: string): [string, string?] {
  const [, number = '', letters = ''] = /^([\d.]+)(\p{L}+)$/u.exec(part) ?? []
  const unit = signOf(letters)
  return units.has(unit) ? [number + unit, number] : [/\d/.test(part) ? part : singular(part)]
}

function signOf(word: string): string {
  const unit = unitNamed(word)
  const sign = signs[unit ?? word] ?? unit?.toLowerCase() ?? word
  return units.has(sign) ? sign : word
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*(?:′′|''|"|”|-?inch(?:es)?\b)/g, ' in ')
    .replaceAll(/(?<=\d)\s*[′'’]\s*(\d{1,2})(?![\d.]|\s*in)/g, ' ft $1 in ')
    .replaceAll(/(?<=\d)\s*[′'’](?!\p{L})/gu, ' ft ')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
    .replaceAll(/(?<=\d)\s*[×x]\s*(?=\d)/g, ' ')
}

// English plurals, near enough for both sides of a comparison.
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh)es$|s$/, '')
}
