/** Units as visitors write them, by the sign that the catalogue has for them. */
const unitNames: Record<string, string> = {
  watt: 'w',
  watts: 'w',
  volt: 'v',
  volts: 'v',
  amp: 'a',
  amps: 'a',
  ampere: 'a',
  gram: 'g',
  grams: 'g',
  gr: 'g',
  kilo: 'kg',
  kilos: 'kg',
  millimetre: 'mm',
  millimetres: 'mm',
  millimeter: 'mm',
  millimeters: 'mm',
  centimetre: 'cm',
  centimetres: 'cm',
  centimeter: 'cm',
  centimeters: 'cm',
  metre: 'm',
  metres: 'm',
  hertz: 'hz',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  inch: 'in',
  inches: 'in',
  foot: 'ft',
  feet: 'ft',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  year: 'years',
  lux: 'lx',
  decibel: 'db',
  decibels: 'db',
}
const units = new Set([
  ...Object.values(unitNames),
  'k',
  'kw',
  'ma',
  'khz',
  'dpi',
  'cfm',
  'rpm',
  'ml',
  'ms',
  'ips',
  'lx',
  'awg',
  'ppi',
  'years',
])

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
    const unit = unitNames[part] ?? part
    if (/^[\d.]+$/.test(number) && units.has(unit)) words.splice(-1, 1, [number + unit, number])
    else words.push(split(part))
  }
  return words
}

function split(part: string): [string, string?] {
  const [, number = '', letters = ''] = /^([\d.]+)(\p{L}+)$/u.exec(part) ?? []
  const unit = unitNames[letters] ?? letters
  return units.has(unit) ? [number + unit, number] : [/\d/.test(part) ? part : singular(part)]
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
