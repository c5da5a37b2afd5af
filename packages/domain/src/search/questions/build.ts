import { comparisonName } from '../../comparison/address.ts'
import { fixedPages } from '../../site-pages/page-metadata.ts'
import type { Product } from '../../products/product-schema.ts'
import { inWords } from '../../text/in-words.ts'
import { convert } from '../../facts/unit.ts'
import { readMeasure } from '../../facts/read-measure.ts'
import { kindOf } from '../../products/kind.ts'
import { categoryOfTerm } from '../kinds.ts'
import { type Query, says } from '../query.ts'
import type { Term } from '../term.ts'
import { queryWords } from '../words.ts'
import { fits, saysChair } from './person.ts'
import { type Answer, type IdsOf, selectedIn } from './answer.ts'

const supply = ['psu', 'supply']
/** What people call a graphics card. */
export const card = ['card', 'gpu', 'graphic', 'graphic card']
const cardMakes = ['geforce', 'rtx', 'gtx', 'radeon', 'rx']
/** The models of cards of the last years: "4090", "5070ti", "7900xtx". */
const cardModel = /^(?:[2-5]0[5-9]0|[67][4-9][05]0|90[5-9]0)(?:ti|xtx?)?$/
const cooler = ['cooler', 'heatsink']
const radiator = ['radiator', 'aio']
/** What people call what they build parts into. */
export const computer = ['case', 'chassis', 'enclosure', 'tower', 'pc', 'computer', 'build']
/** How many of a part there are: "two 4090", "2x 4090". */
const counts = ['two', '2', '2x', 'x2', 'dual', 'both']
const otherParts = [...card, ...radiator, 'motherboard', 'board', 'drive', 'drive bay']
/** What a card of another maker draws at most, of what its chip is listed with. */
const mostOverclocked = 1.4
/** Less is the pitch of a pipe or the width of a drive, more is no part of a PC. */
const [leastMm, mostMm] = [30, 600]
const goesInto =
  /(?:^| )(?:for|in|into|inside|on|fur|fuer|im|pour|dans)(?: (?:an?|the|my|your|our|argo|la|le|das|den|dem))* $/

/** The check of a build, with the parts and measures that a search gives. */
export function build(query: Query, idsOf: IdsOf): Answer | undefined {
  const { words, named, hardware, measures } = query
  const isNamed = isOfModel(query) || says(query, cardMakes)
  const size = sizeOfCard(query)
  const isCard = isNamed || says(query, card) || size !== undefined
  const ours = caseIn(query)
  const mm = size?.length ?? lengthIn(query)
  const length = isCard ? mm : undefined
  const thick = size ? `${size.thickness} mm` : isCard ? thicknessIn(query) : undefined
  // The letter of "W=146" is a width's.
  const watts = size === undefined ? measures.find(({ unit }) => unit === 'w')?.number : undefined
  const isOfSupply = isSupplied(query, watts)
  const height = !isCard && says(query, cooler) ? mm : undefined
  // What of ours is named goes with a part or into a case: "titan for 5090".
  const isOfBuild = ours !== undefined || isOfHardware(query)
  const isFitted = isOfBuild || says(query, fits)
  const fields = Object.entries({
    case: ours && comparisonName(ours),
    'card-name': hardware.card?.name,
    'processor-name': hardware.processor?.name,
    cooler: isFitted ? nameOf(named, 'CPU cooler') : undefined,
    supply: isFitted ? nameOf(named, 'power supply') : undefined,
    'card-length': length,
    'card-height': size?.height,
    'card-thickness': thick,
    'card-watts': isCard && !isOfSupply ? watts : undefined,
    'supply-watts': isOfSupply ? watts : undefined,
    'cooler-height': coolerIn(query)?.name ?? height,
  }).filter(([, value]) => value !== undefined)
  // A part that is to go into a case, or onto a supply, whatever its measures are.
  const asks = says(query, fits)
    ? words.length > 2 && !saysChair(query)
    : isNamed || (isCard && says(query, [...computer, ...supply]))
  if (fields.length === 0 && !asks) return undefined
  const { title, path } = fixedPages.fit
  const search = fields
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%20', '+')}`)
    .join('&')
  const isAnswered = fields.some(([name]) => name !== 'case')
  const names = partsIn(query).map(({ name }) => name)
  const measured = [
    ...(length ? [`${length} mm long`] : []),
    ...(thick ? [`${thick} thick`] : []),
    ...(watts ? [`of ${watts} W`] : []),
  ]
  const given =
    names.length > 0
      ? inWords(names)
      : height
        ? `A CPU cooler ${height} mm tall`
        : measured.length > 0 && `A graphics card ${inWords(measured)}`
  // A case "for a 340 mm card" has room for it, not that figure.
  const taking =
    query.category === 'cases' && !ours
      ? [
          ...selectedIn('cases', 'GPU clearance', length),
          ...selectedIn('cases', 'CPU cooler clearance', height),
        ]
      : []
  return {
    advice: {
      title: ours ? `Will it fit in ${ours.name}?` : title,
      detail: given
        ? `${given}: which of ours ${names.length > 1 ? 'take them' : 'takes it'}, and how much is to spare.`
        : 'Give the measures of your parts: which of ours takes them, and how much is to spare.',
      path: search ? `${path}?${search}${isAnswered ? '#answer' : ''}` : path,
    },
    answered: [...answeredIn(query, ours), ...(taking.length > 0 ? measuredWords(query) : [])],
    ...(taking.length > 0 && { among: new Set(idsOf('cases', taking)) }),
    // Other products of ours than the case alone: "titan in edge".
    ...(isOfBuild && named.some((product) => product !== ours) && { products: named }),
  }
}

function measuredWords({ words, measures }: Query): string[] {
  return measures.filter(({ unit }) => unit === 'mm' || unit === 'in').map(({ at }) => words[at]!)
}

// Our case that a search asks of what goes into it, not of its own figures: "psu for edge", "will it fit in edge".
function caseIn(query: Query): Product | undefined {
  const { words, terms, named } = query
  const ours = named.find((product) => kindOf(product) === 'case')
  if (!ours) return undefined
  const before = words.slice(0, words.indexOf(queryWords(ours.name)[0] ?? ''))
  const isInto = goesInto.test(`${before.join(' ')} `) && !words.includes('how')
  const isMeasured = says(query, [...card, ...cooler]) && lengthIn(query) !== undefined
  const isOfPart = terms.some(isOurPart) || says(query, otherParts)
  const isBuilt =
    isOfModel(query) ||
    isOfHardware(query) ||
    named.some((product) => /cooler|supply/.test(kindOf(product)))
  const asks =
    says(query, fits) || isBuilt || isMeasured || (isInto && isOfPart) || isOfOther(query, ours)
  return asks ? ours : undefined
}

// All words but those for the product that is looked for: the supply in "psu for 4090", the case in "will a 5080 fit in edge".
function answeredIn(query: Query, ours: Product | undefined): string[] {
  const { words, terms, named, category } = query
  const parts = terms.filter(isOurPart)
  const name = queryWords(ours?.name ?? '')
  if (ours && parts.length > 0) return [...name, ...fits, ...computer]
  if (!ours) {
    // Of "which case fits Typhoon 120" the case is looked for.
    const others = named.every((product) => product.category !== category) ? named : []
    const ofOthers = category ? others.flatMap((product) => queryWords(product.name)) : []
    const answered = new Set([...fits, ...ofOthers, ...(isOfHardware(query) ? counts : [])])
    return words.filter((word) => answered.has(word) || isOfName(query, word))
  }
  return words.filter((word) => !name.includes(word))
}

/** What cards of one name are told apart by. */
const editions = new Set('fe founder edition reference mba limited le oc'.split(' '))

// "5070ti" of "GeForce RTX 5070 Ti", and its length.
function isOfName(query: Query, word: string): boolean {
  if (query.hardware.card && (editions.has(word) || /^[\d.]+(?:mm|in)$/.test(word))) return true
  return partsIn(query).some(({ name }) => {
    const words = queryWords(name)
    return words.includes(word) || (words.join('').includes(word) && !/^[a-z]$/.test(word))
  })
}

function isOfModel({ words, hardware }: Query): boolean {
  return hardware.card !== undefined || words.some((word) => cardModel.test(word))
}

function isOfHardware(query: Query): boolean {
  return partsIn(query).length > 0
}

/** The listed parts of other makers that a search names. */
function partsIn(query: Query): { name: string }[] {
  const { card, processor } = query.hardware
  return [card, processor, coolerIn(query)].filter((part) => part !== undefined)
}

// A build has one cooler: ours, if a search names one of ours too.
function coolerIn({ hardware, named }: Query): { name: string } | undefined {
  return nameOf(named, 'CPU cooler') === undefined ? hardware.cooler : undefined
}

// A part of another maker by its number: "NH-D15 in Edge".
function isOfOther({ words, named }: Query, ours: Product): boolean {
  const into = words.findIndex((word) => /^(?:in|into|inside|im|dans)$/.test(word))
  const isNumbered = words.slice(0, Math.max(0, into)).some((word) => /^\d+$/.test(word))
  return isNumbered && named.every((product) => product === ours) && !words.includes('how')
}

// "650 W" beside a card that is listed is what a supply gives, unless the card may draw it.
function isSupplied(query: Query, watts = 0): boolean {
  const { card } = query.hardware
  if (!card || watts === 0) return false
  return says(query, supply) ? watts !== card.watts : watts > card.watts * mostOverclocked
}

function isOurPart(term: Term): boolean {
  const category = categoryOfTerm(term)
  return category === 'coolers' || category === 'power-supplies'
}

function nameOf(named: readonly Product[], kind: string): string | undefined {
  const product = named.find((each) => kindOf(each) === kind)
  return product && comparisonName(product)
}

// "348 × 146 × 72 mm", with no word but a card's, is what a maker states of one: its length, height and thickness.
function sizeOfCard({ text, words }: Query) {
  const [length, height, thickness] = [
    readMeasure(text, { unit: 'mm', least: 200, most: 400, side: 'longest' }),
    readMeasure(text, { unit: 'mm', least: 90, most: 180, side: 'middle' }),
    readMeasure(text, { unit: 'mm', least: 30, most: 90, side: 'shortest' }),
  ]
  const isSize = height !== undefined && thickness !== undefined
  const isAlone = words.every((word) => /\d|^.$/.test(word) || card.includes(word))
  return isSize && isAlone ? { length, height, thickness } : undefined
}

/** "A 60 mm thick card" is not 60 mm long. */
const thick = /\b[\d.]+(?:mm|in) (?:thick|dick|wide|breit)\b/g
const thickness = /\b([\d.]+)(?: slots?\b|(mm|in) (?:thick|dick|wide|breit)\b)/
const ofRadiator =
  /(?<!(?:card|gpu|graphic|cooler) )\b\d+(?:mm|in) (?:radiator|aio)\b|\b(?:radiator|aio) \d+(?:mm|in)\b/

function thicknessIn({ words }: Query): string | undefined {
  const [, figure, unit] = thickness.exec(words.join(' ')) ?? []
  return figure && (unit ? `${figure} ${unit}` : `${figure} slots`)
}

// "336mm", or "13.2in" as whole mm; of "348 146 72" the largest; none that is a radiator's.
function lengthIn({ words }: Query): number | undefined {
  const texts = words
    .join(' ')
    .replace(ofRadiator, ' ')
    .replaceAll(thick, ' ')
    .matchAll(/((?:[\d.]+ )*[\d.]+)(mm|in)\b|((?:[\d.]+ ){2}[\d.]+)\b/g)
  for (const [, measured, unit, bare = ''] of texts) {
    const mm = (measured ?? bare)
      .split(' ')
      .map((figure) => (unit === 'in' ? convert(Number(figure), '″', 'mm') : Number(figure)))
      .filter((figure) => figure >= leastMm && figure <= mostMm)
    if (mm.length > 0) return Math.max(...mm)
  }
  return undefined
}
