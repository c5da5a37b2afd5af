import { toTenth } from '../text/count-of.ts'
import { categoryPath } from '../products/category.ts'
import { fixedPages } from '../site-pages/page-metadata.ts'
import { attributeKey } from '../features/key-figures.ts'
import type { Advice } from './result.ts'
import { queryWords } from './words.ts'

const card = ['card', 'gpu', 'graphic']
/** The models of cards of the last years: "4090", "5070ti", "7900xtx". */
const cardModel = /^(?:[2-5]0[5-9]0|[67][4-9][05]0|90[5-9]0)(?:ti|xtx?)?$/
const cardMakes = ['geforce', 'rtx', 'gtx', 'radeon', 'rx']
const cooler = ['cooler', 'heatsink']
const radiator = ['radiator', 'aio']
const measuredParts = new Set([...card, ...cooler, ...radiator])
const length = /^(\d{1,4}(?:\.\d{1,2})?)(mm|cm|in)$/
const chair = ['chair', 'seat']
/** What people are called who look for something that carries them. */
export const person = ['tall', 'short', 'heavy', 'big', 'person', 'people', 'man', 'woman']
const computer = ['case', 'chassis', 'enclosure', 'tower', 'pc', 'computer', 'build']
const supply = ['psu', 'supply']
const fits = ['fit', 'compatible', 'compatibility']
/** Less is the pitch of a pipe or the width of a drive. */
const leastMm = 30
const mmOf: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 }
const quiet = ['quiet', 'silent', 'noiseless', 'noise', 'loud']

/** The pages that answer what a search asks, with the measures it gives filled in; none where products are the answer. */
export function adviceFor(query: string): Advice[] {
  const words = queryWords(query)
  return [fitting(words), quietOnes(words)].flatMap((advice) => advice ?? [])
}

function fitting(words: readonly string[]): Advice | undefined {
  const has = hasIn(words)
  const mm = millimetres(words)
  const isModel = has(cardMakes) || words.some((word) => cardModel.test(word))
  const measured = has(card) || isModel ? forCard(mm, watts(words)) : undefined
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
    : isModel || (has(card) && has([...computer, ...supply]))
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

function forCard(length: number | undefined, power: string | undefined): Advice | undefined {
  const measures = [length && `${length} mm long`, power && `of ${power} W`].filter(Boolean)
  const fields = [length && `card-length=${length}`, power && `card-watts=${power}`]
  if (measures.length === 0) return undefined
  return fit(fields.filter(Boolean).join('&'), `A graphics card ${measures.join(' and ')}`)
}

function fit(query: string, part: string): Advice {
  const { title, path } = fixedPages.fit
  return {
    title,
    detail: `${part}: which of ours takes it, and how much is to spare.`,
    path: `${path}?${query}#answer`,
  }
}

// "336mm"; "33.6cm" and "13.2in" as so many mm; none that is a radiator's.
function millimetres(words: readonly string[]): number | undefined {
  for (const [index, word] of words.entries()) {
    const [, number, unit] = length.exec(word) ?? []
    const mm = unit === undefined ? 0 : toTenth(Number(number) * mmOf[unit]!)
    if (mm >= leastMm && !isOfRadiator(words, index)) return mm
  }
  return undefined
}

// Between two parts it depends on what comes first: "360mm radiator 336mm card", "radiator 360mm card 336mm".
function isOfRadiator(words: readonly string[], index: number): boolean {
  const [before = '', after = ''] = [words[index - 1], words[index + 1]]
  if (!measuredParts.has(before) || !measuredParts.has(after))
    return radiator.includes(before) || radiator.includes(after)
  const first = words.find((word) => length.test(word) || measuredParts.has(word)) ?? ''
  return radiator.includes(length.test(first) ? after : before)
}

function watts(words: readonly string[]): string | undefined {
  return words.find((word) => /^\d{2,4}(?:\.\d)?w$/.test(word))?.slice(0, -1)
}

// "192cm", "1.92m", "6ft", "95kg", "210lb".
function isOfPerson(words: readonly string[]): boolean {
  return words.some((word) =>
    /^(?:(?:1[3-9]\d|2[0-2]\d)cm|[12](?:\.\d+)?m|[4-7](?:\.\d)?ft|\d{2,3}(?:kg|lb))$/.test(word),
  )
}
