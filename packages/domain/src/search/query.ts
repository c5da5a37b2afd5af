import { measureUnit } from '../facts/unit.ts'
import { hardwareIn } from '../hardware/find-by-name.ts'
import type { Category } from '../products/category.ts'
import type { Product } from '../products/product-schema.ts'
import { categoryOfTerm, kindTerms } from './kinds.ts'
import { longestQuery } from './limits.ts'
import { namedIn, type Names } from './names.ts'
import { withoutDenied } from './orders.ts'
import { isStopWord, type Wanted, wantedIn } from './wanted.ts'
import { queryWords } from './words.ts'

/** A number with its unit, as `queryWords` writes it. */
export interface Measure {
  number: number
  unit: string
  /** The index of its word. */
  at: number
}

/** What a search says, read once. */
export interface Query extends Wanted {
  /** As it was typed. */
  text: string
  words: string[]
  measures: Measure[]
  /** The category whose things it is about. */
  category: Category | undefined
  /** Whether it is about what goes with such things: a "monitor arm". */
  isOfAccessory: boolean
  /** The products of ours that it names, in its order. */
  named: Product[]
  /** The graphics card, the processor and the cooler of another maker that it names. */
  hardware: ReturnType<typeof hardwareIn>
  /** Whether it is a spec as product pages have it: "GPU clearance: 400 mm". */
  isSpec: boolean
}

/** Reads a search, and the products that it names where their names are given; no terms when it has no word. */
export function parseQuery(given: string, names?: Names<Product>): Query {
  const text = given.slice(0, longestQuery)
  const words = withoutDenied(
    queryWords(
      text
        .replaceAll(/[<≤]=? ?(?=\d)/g, ' under ')
        .replaceAll(/[>≥]=? ?(?=\d)/g, ' over ')
        .replaceAll(fromTo, (range, from: string, unit: string) =>
          measureUnit(unit) ? `${from} to ` : range,
        )
        .replaceAll(orMore, (words, figure: string, unit: string, next: string) =>
          measureUnit(unit || next) ? `${figure} ${unit || next} or more ${unit && next}` : words,
        )
        .replaceAll(/\bw\/o\b/gi, 'without')
        .replaceAll(/\bhow (?:wide|deep|big|large)\b/gi, 'dimensions')
        // "What's", "I'm", "I'd like".
        .replaceAll(/(?<=\p{L})['’](?:s|m|d|re|ve|ll)\b/giu, '')
        .replaceAll(/\bplus (?=grande?s?\b|petite?s?\b|l[eé]g[eè]re?s?\b)/giu, '')
        .replaceAll(/(?<=\b(?:is|are|do|does))n['’]?t\b/gi, ' not')
        .replaceAll(/(\p{L}+)-free\b|\b(arm|fan|glass|leather|light|rgb)less\b/giu, 'no $1$2')
        .replaceAll(/(?<=\S\s)-(?=\p{L})/gu, 'no '),
    ),
  )
  const isSpec = text.includes(': ')
  const hardware = hardwareIn(text)
  // A pasted spec may name products that it fits, and "Dark Rock Pro 5" a chair.
  const named =
    names && !isSpec
      ? namedIn(withoutRun(words, queryWords(hardware.cooler?.model ?? '')), names)
      : []
  const wanted = wantedIn(words, isSpec, namesOf(named))
  const kind = names && kindTerms(wanted.terms, { has: names.isKind }).at(-1)
  return {
    ...wanted,
    text,
    words,
    measures: words.flatMap((word, at) => {
      const [, number, unit] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word) ?? []
      return unit === undefined ? [] : [{ number: Number(number), unit, at }]
    }),
    category: wanted.terms.map(categoryOfTerm).find((each) => each !== undefined),
    isOfAccessory: kind !== undefined && categoryOfTerm(kind) === undefined,
    named,
    hardware,
    isSpec,
  }
}

/** "600-800 W", not "i5-12400F" or "12V-2x6". */
const fromTo =
  /(?<![\p{L}\d.,-])(\d[\d.,]* ?(?:\p{L}+|[°″”"])?) ?(?:[-–—]|à) ?(?=\d[\d.,]* ?(\p{L}+|[°″”"]))/gu
/** "700+ W", "144Hz+", not "6+2-pin" or "80+ Gold". */
const orMore = /(\d[\d.,]*) ?(\p{L}*)\+ ?(\p{L}*)(?!\d)/gu

function withoutRun(words: readonly string[], run: readonly string[]): string[] {
  const start = words.findIndex((_, at) => run.every((word, index) => words[at + index] === word))
  return start < 0 ? [...words] : words.toSpliced(start, run.length)
}

/** What is to be found of a search, without some of its words; words around them are no wish of their own. */
export function wantedWithout({ words, isSpec, named }: Query, some: ReadonlySet<string>): Wanted {
  const others = words.filter((word) => !some.has(word))
  return wantedIn(others.every(isStopWord) ? [] : others, isSpec, namesOf(named))
}

function namesOf(named: readonly Product[]): ReadonlySet<string> {
  return new Set(named.map(({ name }) => queryWords(name).join(' ')))
}

/** Whether a search says one of some words, or what means the same. */
export function says({ words, terms }: Query, some: readonly string[]): boolean {
  return (
    words.some((word) => some.includes(word)) ||
    terms.some(({ alternatives }) => alternatives.some((one) => some.includes(one.words.join(' '))))
  )
}
