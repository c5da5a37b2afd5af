import { categoryPath } from '../category.ts'
import { fixedPages } from '../page-metadata.ts'
import { attributeKey } from '../key-attributes.ts'
import type { Advice } from './result.ts'
import { queryWords } from './words.ts'

const card = ['card', 'gpu', 'graphic', 'geforce', 'rtx', 'radeon']
const cooler = ['cooler', 'heatsink']
const chair = ['chair', 'seat']
const person = ['tall', 'short', 'heavy', 'big', 'person', 'people', 'man', 'woman']
const computer = ['case', 'chassis', 'enclosure', 'tower', 'pc', 'computer', 'build']
const supply = ['psu', 'supply']
const fits = ['fit', 'compatible', 'compatibility']
const quiet = ['quiet', 'silent', 'noiseless', 'noise', 'loud']

/** The pages that answer what a search asks, with the measures it gives filled in; none where products are the answer. */
export function adviceFor(query: string): Advice[] {
  const words = queryWords(query)
  return [fitting(words), quietOnes(words)].flatMap((advice) => advice ?? [])
}

function fitting(words: readonly string[]): Advice | undefined {
  const has = hasIn(words)
  const mm = measure(words, 'mm')
  const measured = has(card) ? forCard(mm, measure(words, 'w')) : undefined
  if (measured) return measured
  if (has(cooler) && mm) return fit(`cooler-height=${mm}`, `A CPU cooler ${mm} mm tall`)
  if ((has(chair) && has(person)) || (has(['tall', ...chair]) && isOfPerson(words)))
    return {
      title: fixedPages.chairFit.title,
      detail:
        'Each chair by your height and weight, with the reason. What you type stays on your device.',
      path: fixedPages.chairFit.path,
    }
  // A part that is to go into a case, or onto a supply, whatever its measures are.
  const asks = has(fits)
    ? words.length > 2 && !has(chair)
    : has(card) && has([...computer, ...supply])
  if (!asks) return undefined
  const { title, path } = fixedPages.fit
  return {
    title,
    detail: 'Give the measures of your parts: which of ours takes them, and how much is to spare.',
    path,
  }
}

function quietOnes(words: readonly string[]): Advice | undefined {
  const has = hasIn(words)
  if (!has(computer) || !has(quiet)) return undefined
  return {
    title: 'Quiet: the fans decide',
    detail:
      'A case makes no noise of its own; its fans and the cooler do. Coolers by noise level, the quietest first.',
    path: `${categoryPath('coolers')}?sort=${attributeKey('Noise level')}-asc#products`,
  }
}

function hasIn(words: readonly string[]) {
  return (some: readonly string[]) => words.some((word) => some.includes(word))
}

function forCard(length: string | undefined, watts: string | undefined): Advice | undefined {
  const said = [length && `${length} mm long`, watts && `of ${watts} W`].filter(Boolean)
  const fields = [length && `card-length=${length}`, watts && `card-watts=${watts}`]
  if (said.length === 0) return undefined
  return fit(fields.filter(Boolean).join('&'), `A graphics card ${said.join(' and ')}`)
}

function fit(query: string, part: string): Advice {
  const { title, path } = fixedPages.fit
  return {
    title,
    detail: `${part}: which of ours takes it, and how much is to spare.`,
    path: `${path}?${query}#answer`,
  }
}

// "336mm", and "33.6cm" as so many mm.
function measure(words: readonly string[], unit: 'mm' | 'w'): string | undefined {
  for (const word of words) {
    const [, number, given] = /^(\d{2,4}(?:\.\d)?)(mm|cm|w)$/.exec(word) ?? []
    if (given === unit) return number
    if (given === 'cm' && unit === 'mm') return String(Math.round(Number(number) * 10))
  }
  return undefined
}

// "192cm", "1.92m", "95kg".
function isOfPerson(words: readonly string[]): boolean {
  return words.some((word) => /^(?:(?:1[3-9]\d|2[0-2]\d)cm|[12](?:\.\d+)?m|\d{2,3}kg)$/.test(word))
}
