import { type AirCooler, airCoolers } from './air-coolers.ts'
import { type GraphicsCard, graphicsCards } from './graphics-cards.ts'
import { type Processor, processors } from './processors.ts'

/** A word of a name, and whether it follows the word before it without a space. */
interface Word {
  text: string
  isAttached: boolean
}

/** A row with what its name is told by. */
interface Named<Row> {
  row: Row
  /** What stands before the model, where it may be another brand's too: "geforce", "rtx". */
  brand: readonly string[]
  /** The model: "4070", "ti", "super". */
  model: readonly string[]
  /** What makes another model of this one. */
  otherwise: ReadonlySet<string>
}

/** What names mean by other words. */
const aliases: Readonly<Record<string, string>> = {
  s: 'super',
  founders: 'fe',
  founder: 'fe',
  reference: 'mba',
  limited: 'le',
}
/** A word of names that says nothing. */
const ignored = 'edition'

/** What makes another model of the one before it, or another figure of the number: "4090 laptop", "5600 MHz". */
const otherwise = new Set(
  'd f g k kf ks ti super xt xtx x x3d gre plus laptop mobile max mhz mt mm w rpm dpi'.split(' '),
)
/** The same of a cooler: "AK620 Digital". */
const otherCooler = new Set('digital mini pro vision'.split(' '))

const cards = graphicsCards.map(namedRow)
const chips = processors.map(namedRow)
const coolers = airCoolers.map((row) => ({
  row,
  brand: [],
  model: wordsOf(row.model).map(({ text }) => text),
  otherwise: otherCooler,
}))
const brands = new Set([...cards, ...chips].flatMap(({ brand }) => brand))

/** What says of which part a bare number is a model. */
const said = {
  card: /\b(?:gpu|graphics?|card|video|geforce|rtx|radeon|rx|arc)\b/i,
  processor: /\b(?:cpu|processor|cooler|cooling|heatsink|ryzen|core|ultra|i[3579]|r[579])\b/i,
}

/** The graphics card that a text names: "4090", "RTX 4070 Ti Super", "5080 FE". */
export function graphicsCardNamed(text: string): GraphicsCard | undefined {
  return longestNamed(cards, wordsOf(text))
}

/** The processor that a text names: "14900k", "i9-14900K", "Ryzen 7 9800X3D". */
export function processorNamed(text: string): Processor | undefined {
  return longestNamed(chips, wordsOf(text))
}

/** The air cooler that a text names: "NH-D15", "Dark Rock Pro 5", "PA120 SE". */
export function airCoolerNamed(text: string): AirCooler | undefined {
  return longestNamed(coolers, wordsOf(text))
}

/** The card, the processor and the cooler that a sentence names: "psu for a 5080 and 9800x3d". A number that may mean something else names none. */
export function hardwareIn(sentence: string): {
  card: GraphicsCard | undefined
  processor: Processor | undefined
  cooler: AirCooler | undefined
} {
  const card = graphicsCardNamed(sentence)
  const processor = processorNamed(sentence)
  const cooler = airCoolerNamed(sentence)
  const isOfProcessor = said.processor.test(sentence)
  const number = /\d+$/.exec(processor?.name ?? '')?.[0]
  if (!processor || !number) return { card, processor, cooler }
  // "7600" is a Radeon and a Ryzen, and "265" a length.
  const isOfCard = card?.name.endsWith(number)
  const isSure = number.length > 4 || isOfProcessor
  return {
    card: isOfCard && (isOfProcessor || !said.card.test(sentence)) ? undefined : card,
    processor: isSure ? processor : undefined,
    cooler,
  }
}

function longestNamed<Row>(rows: readonly Named<Row>[], words: readonly Word[]): Row | undefined {
  let best: Named<Row> | undefined
  for (const named of rows)
    if (named.model.length > (best?.model.length ?? 0) && isNamed(named, words)) best = named
  return best?.row
}

function isNamed({ brand, model, otherwise }: Named<unknown>, words: readonly Word[]): boolean {
  return words.some((_, start) => {
    if (!model.every((word, index) => words[start + index]?.text === word)) return false
    const [next, after] = words.slice(start + model.length)
    // The letter of "4090 G120" belongs to what follows it.
    if (next && (next.isAttached || (otherwise.has(next.text) && !after?.isAttached))) return false
    if (brand.length === 0) return true
    // "Ryzen 5 7600" is no "Radeon RX 7600".
    const before = words.slice(0, start).findLast(({ text }) => /^[a-z]/.test(text))
    return !before || !brands.has(before.text) || brand.includes(before.text)
  })
}

function namedRow<Row extends { name: string }>(row: Row): Named<Row> {
  const words = wordsOf(row.name)
  const number = words.findIndex(({ text }) => /^\d{3}/.test(text))
  // The letter belongs to "B580".
  const start = words[number]?.isAttached ? number - 1 : number
  const texts = words.map(({ text }) => text)
  return { row, brand: texts.slice(0, start), model: texts.slice(start), otherwise }
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = -1
  for (const { 0: match, index } of spelled(text).matchAll(/x3d|ti(?=s)|[a-z]+|\d+/g)) {
    if (match !== ignored) words.push({ text: aliasOf(match), isAttached: index === end })
    end = index + match.length
  }
  return words
}

// "Founder’s Edition", "9800X 3D", "7900 XTX by AMD", "NHD15", "PA120 SE".
function spelled(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/x[\s-]*3[\s-]*d\b/g, 'x3d')
    .replaceAll(/\bby[\s-]amd\b/g, 'mba')
    .replaceAll(/\bnh[\s-]?(?=[a-z]\d)/g, '')
    .replaceAll(/\bpa[\s-]?(?=120)/g, 'peerless assassin ')
    .replaceAll(/\bps[\s-]?(?=120)/g, 'phantom spirit ')
}

function aliasOf(word: string): string {
  return Object.hasOwn(aliases, word) ? aliases[word]! : word
}
