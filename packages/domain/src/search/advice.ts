import { comparisonName } from '../comparison/address.ts'
import { attributeKey } from '../features/key-figures.ts'
import { hardwareIn } from '../hardware/find-by-name.ts'
import { categoryPath } from '../products/category.ts'
import type { Product } from '../products/product-schema.ts'
import { fixedPages } from '../site-pages/page-metadata.ts'
import { inWords } from '../text/in-words.ts'
import { cmOfInch } from '../text/us-units.ts'
import { categoryOfTerm, kindOf } from './kinds.ts'
import type { Query } from './query.ts'
import type { Advice } from './result.ts'
import { queryWords } from './words.ts'

/** A product of ours that a search names. */
type NamedProduct = Pick<Product, 'id' | 'slug' | 'name' | 'category' | 'specs' | 'description'>

const card = ['card', 'gpu', 'graphic', 'graphic card']
/** The models of cards of the last years: "4090", "5070ti", "7900xtx". */
const cardModel = /^(?:[2-5]0[5-9]0|[67][4-9][05]0|90[5-9]0)(?:ti|xtx?)?$/
const cardMakes = ['geforce', 'rtx', 'gtx', 'radeon', 'rx']
const cooler = ['cooler', 'heatsink']
const radiator = ['radiator', 'aio']
const measuredParts = new Set([...card, ...cooler, ...radiator])
const length = /^(\d{1,4}(?:\.\d{1,2})?)(mm|in)$/
const chair = ['chair', 'seat']
/** What people are called who look for something that carries them. */
export const person = ['tall', 'short', 'heavy', 'big', 'person', 'people', 'man', 'woman', 'guy']
const computer = ['case', 'chassis', 'enclosure', 'tower', 'pc', 'computer', 'build']
const supply = ['psu', 'supply']
const otherParts = [...radiator, 'motherboard', 'board', 'drive', 'drive bay']
const fits = ['fit', 'compatible', 'compatibility']
/** Less is the pitch of a pipe or the width of a drive, more is no part of a PC. */
const [leastMm, mostMm] = [30, 600]
const quiet = ['quiet', 'silent', 'noiseless', 'noise', 'loud']
const goesInto =
  /(?:^| )(?:for|in|into|inside|on|fur|fuer|im|pour|dans)(?: (?:an?|the|my|your|our|argo|la|le|das|den|dem))* $/

/** The pages that answer what a search asks, with the measures it gives filled in; none where products are the answer. */
export function adviceFor(query: Query, named: readonly NamedProduct[] = []): Advice[] {
  const answers = [fitting(query, named) ?? chairFor(query), quietOnes(query)]
  return answers.flatMap((advice) => advice ?? [])
}

/** Whether a search asks about a case of ours with other products of ours: "titan in edge". */
export function isBuild(query: Query, named: readonly NamedProduct[]): boolean {
  return named.length > 1 && caseIn(query, named) !== undefined
}

/** What a search looks for once it is known what it is for: of "psu for edge" and "psu for 4090" the supplies. */
export function partsFor(query: Query, named: readonly NamedProduct[]): string | undefined {
  const ours = caseIn(query, named)
  if (!ours) {
    const { card, processor } = hardwareIn(query.text)
    const parts = query.terms.filter(isOurPart)
    const isForOther = parts.length > 0 && (card ?? processor) !== undefined
    return isForOther ? parts.flatMap((term) => term.words).join(' ') : undefined
  }
  if (!query.terms.some(isOurPart))
    return has(query, fits) || query.words.some((word) => cardModel.test(word))
      ? ours.name
      : undefined
  const others = new Set([...queryWords(ours.name), ...fits, ...computer])
  return query.words.filter((word) => !others.has(word)).join(' ')
}

function fitting(query: Query, named: readonly NamedProduct[]): Advice | undefined {
  const { words } = query
  const ours = caseIn(query, named)
  const mm = millimetres(words)
  const hardware = hardwareIn(query.text)
  const isModel =
    hardware.card !== undefined ||
    has(query, cardMakes) ||
    words.some((word) => cardModel.test(word))
  const isCard = has(query, card) || isModel
  const measured = {
    'card-length': isCard ? mm : undefined,
    'card-watts': isCard ? watts(words) : undefined,
    'cooler-height': !isCard && has(query, cooler) ? mm : undefined,
  }
  const parts = {
    case: ours && comparisonName(ours),
    'card-name': hardware.card?.name,
    'processor-name': hardware.processor?.name,
    cooler: ours && nameOf(named, 'CPU cooler'),
    supply: ours && nameOf(named, 'power supply'),
  }
  // A part that is to go into a case, or onto a supply, whatever its measures are.
  const asks = has(query, fits)
    ? words.length > 2 && !has(query, chair)
    : isModel || (has(query, card) && has(query, [...computer, ...supply]))
  const fields = Object.entries({ ...parts, ...measured }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  if (fields.length === 0 && !asks) return undefined
  const { title, path } = fixedPages.fit
  const names = [hardware.card?.name, hardware.processor?.name].filter((name) => name !== undefined)
  const given = names.length > 0 ? inWords(names) : partIn(measured)
  const search = fields
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&')
  const isAnswered = fields.some(([name]) => name !== 'case')
  return {
    title: ours ? `Will it fit in ${ours.name}?` : title,
    detail: given
      ? `${given}: which of ours ${names.length > 1 ? 'take them' : 'takes it'}, and how much is to spare.`
      : 'Give the measures of your parts: which of ours takes them, and how much is to spare.',
    path: search ? `${path}?${search}${isAnswered ? '#answer' : ''}` : path,
  }
}

// Our case that a search asks of what goes into it, not of its own figures: "psu for edge", "will it fit in edge".
function caseIn(query: Query, named: readonly NamedProduct[]): NamedProduct | undefined {
  const ours = named.find((product) => kindOf(product) === 'case')
  if (!ours) return undefined
  const { words, terms } = query
  const at = words.indexOf(queryWords(ours.name)[0] ?? '')
  const isInto = goesInto.test(`${words.slice(0, at).join(' ')} `)
  const isMeasured =
    words.some((word) => cardModel.test(word)) ||
    (has(query, [...card, ...cooler]) && millimetres(words) !== undefined)
  const isOfPart =
    terms.some(isOurPart) ||
    has(query, [...card, ...otherParts]) ||
    named.some((product) => /cooler|supply/.test(kindOf(product)))
  const asksOfCase = words.includes('how')
  const asks = has(query, fits) || isMeasured || (isInto && isOfPart && !asksOfCase)
  return asks ? ours : undefined
}

function isOurPart(term: Query['terms'][number]): boolean {
  const category = categoryOfTerm(term)
  return category === 'coolers' || category === 'power-supplies'
}

function nameOf(named: readonly NamedProduct[], kind: string): string | undefined {
  const product = named.find((each) => kindOf(each) === kind)
  return product && comparisonName(product)
}

function partIn(measured: Readonly<Record<string, number | undefined>>): string | undefined {
  const { 'card-length': long, 'card-watts': power, 'cooler-height': tall } = measured
  if (tall) return `A CPU cooler ${tall} mm tall`
  const measures = [...(long ? [`${long} mm long`] : []), ...(power ? [`of ${power} W`] : [])]
  return measures.length > 0 ? `A graphics card ${inWords(measures)}` : undefined
}

function chairFor(query: Query): Advice | undefined {
  const { words, text } = query
  const mm = words.map(heightOf).find((height) => height !== undefined)
  const [, weight, unit] = /(?:^| )(\d{2,3}(?:\.\d)?)(kg|lb)(?: |$)/.exec(words.join(' ')) ?? []
  const isMeasured = mm !== undefined || weight !== undefined
  const asks =
    (has(query, chair) && (has(query, person) || isMeasured || has(query, fits))) ||
    (isMeasured && words.includes('tall')) ||
    (isMeasured && isOfSelf.test(text)) ||
    (mm !== undefined && (weight !== undefined || /^\d+mm$/.test(words.join(' '))))
  if (!asks) return undefined
  const isUs = unit === 'lb' || /[′'’´]|ft|foot|feet/i.test(text)
  const inches = Math.round((mm ?? 0) / 10 / cmOfInch)
  const height =
    mm === undefined
      ? {}
      : isUs
        ? { height: Math.floor(inches / 12), inches: inches % 12 }
        : { height: Math.round(mm / 10) }
  const fields = { units: isUs ? 'us' : 'metric', ...height, ...(weight && { weight }) }
  const search = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const { title, path } = fixedPages.chairFit
  return {
    title,
    detail: 'Each chair by your height and weight, with the reason. We store none of it.',
    // "Under 20 kg" may be the chair's own weight.
    path: isMeasured && !bounds.test(text) ? `${path}?${search.join('&')}` : path,
  }
}

const bounds = /\b(?:under|below|less|over|above|more|between|least|most|than|max|min)/i
const isOfSelf = /\b(?:i am|i['’]m|i weigh|ich bin|ich wiege|je mesure|je p[eè]se)\b/i

const mmOf: Readonly<Record<string, number>> = { mm: 1, m: 1000, ft: 304.8 }

// Of a person, in mm: "192cm", "1.92m", "6ft".
function heightOf(word: string): number | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(mm|m|ft)$/.exec(word) ?? []
  const factor = mmOf[unit ?? '']
  const mm = factor === undefined ? 0 : Number(number) * factor
  return mm >= 1_200 && mm <= 2_300 ? mm : undefined
}

function quietOnes(query: Query): Advice | undefined {
  if (!has(query, computer) || !has(query, quiet)) return undefined
  return {
    title: 'Quiet: the fans decide',
    detail:
      'A case makes no noise of its own; its fans and the cooler do. Coolers by noise level, the quietest first.',
    path: `${categoryPath('coolers')}?sort=${attributeKey('Noise level')}-asc#products`,
  }
}

/** Whether a search says one of some words, or what means the same. */
function has({ words, terms }: Query, some: readonly string[]): boolean {
  return (
    words.some((word) => some.includes(word)) ||
    terms.some(({ alternatives }) => alternatives.some((one) => some.includes(one.words.join(' '))))
  )
}

// "336mm", or "13.2in" as whole mm; of "348 146 72mm" the largest; none that is a radiator's.
function millimetres(words: readonly string[]): number | undefined {
  for (const [index, word] of words.entries()) {
    const [, number, unit] = length.exec(word) ?? []
    if (unit === undefined || isOfRadiator(words, index)) continue
    const others = words.slice(0, index).findLastIndex((before) => !/^\d+(?:\.\d+)?$/.test(before))
    const figures = [...words.slice(others + 1, index), number].map(Number)
    const mm = figures
      .map((figure) => (unit === 'in' ? Math.round(figure * cmOfInch * 10) : figure))
      .filter((figure) => figure >= leastMm && figure <= mostMm)
    if (mm.length > 0) return Math.max(...mm)
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

function watts(words: readonly string[]): number | undefined {
  const [, power] = /(?:^| )(\d{2,4}(?:\.\d)?)w(?: |$)/.exec(words.join(' ')) ?? []
  return power === undefined ? undefined : Number(power)
}
