import type { Category } from '../products/category.ts'
import { withUnit } from '../text/count-of.ts'
import { attributesOf } from './attribute-of.ts'
import type { Attribute } from './attributes.ts'
import { type Fact, figureWords, isFigure, type ListItem } from './fact.ts'
import { withPlainSpaces } from '../text/spaces.ts'
import { nameOf } from './read-value.ts'
import { type SpecReading, readFacts, unknownLabel } from './read-specs.ts'
import { readMeasure } from './read-measure.ts'
import { measureUnit, type Unit } from './unit.ts'

/** What the site reads in a spec, in words, for who writes it. */
export interface SpecDescription {
  /** What the value is to be: "number in kg"; null for a label that is not known. */
  expected: string | null
  /** What was read, each statement in the label's own unit: "400 mm, with front fans"; empty if it cannot be read. */
  read: string[]
  /** Why it cannot be read. */
  problem: string | null
  /** How it could be written so that it can be read. */
  proposal: { label: string; value: string } | null
  /** What was read although something else may be meant. */
  doubt: string | null
}

/** What is read in a spec of a category. */
export function describeSpec(reading: SpecReading, category: Category): SpecDescription {
  const { label, value, attribute, facts, problem } = reading
  const known = attribute ?? likelyAttribute(label, category)
  const proposed = known && problem !== undefined ? proposeValue(value, known) : undefined
  return {
    expected: attribute ? nameOf(attribute) : null,
    read: attribute ? facts.map((fact) => factWords(fact, attribute)) : [],
    problem: isShownAsText(reading, category) ? null : (problem ?? null),
    proposal:
      known && (proposed !== undefined || !attribute)
        ? { label: known.name, value: proposed ?? value }
        : null,
    doubt: problem === undefined ? doubtOf(value) : null,
  }
}

/** Whether visitors read a spec as it is written and nothing more: its label is none that the category knows, nor nearly one. */
export function isShownAsText(
  { label, attribute, problem }: SpecReading,
  category: Category,
): boolean {
  return (
    problem === unknownLabel &&
    attribute === undefined &&
    likelyAttribute(label, category) === undefined
  )
}

// A label that is known but for its capitals, its spaces or its number.
function likelyAttribute(label: string, category: Category): Attribute | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d+−-]|s\b/gu, '')
  return attributesOf(category).find(({ name }) => plain(name) === plain(label))
}

// Three digits after a sign are thousands in one country and a fraction in another.
function doubtOf(value: string): string | null {
  const [, whole, fraction] = /(?<![\d.,])(\d{1,3})\.(\d{3})(?!\d)/.exec(value) ?? []
  if (whole !== undefined)
    return `“${whole}.${fraction}” is read as less than ${Number(whole) + 1}; if thousands are meant, write ${whole},${fraction}.`
  const [thousands] = /(?<![\d.,])\d{1,3},\d{3}(?!\d)/.exec(value) ?? []
  return thousands === undefined
    ? null
    : `“${thousands}” is read as ${thousands.replace(',', '')}; if a fraction is meant, write ${thousands.replace(',', '.')}.`
}

function factWords({ value, qualifiers }: Fact, attribute: Attribute): string {
  const unit = 'unit' in attribute ? attribute.unit : null
  const beside = qualifiers.map(({ text }) => text)
  return [wordsOf(value, unit), ...beside].join(', ')
}

function wordsOf(value: Fact['value'], unit: Unit | null): string {
  if (isFigure(value)) return figureWords(value, unit)
  if (value.kind === 'text') return value.text
  if (value.kind === 'choice') return value.choice
  if (value.kind === 'yes/no') return value.yes ? 'Yes' : 'No'
  return value.items.map(itemWords).join(', ')
}

function itemWords({ name, count }: ListItem): string {
  return count === 1 ? name : `${count} × ${name}`
}

/**
 * A value as specs write it, of one that cannot be read as it stands: with a decimal point, with the units that specs have,
 * with "×" and "–", with its figure first; undefined where that makes nothing that can be read.
 */
function proposeValue(value: string, attribute: Attribute): string | undefined {
  if (value === '—') return undefined
  const signs = withSigns(withPlainSpaces(value))
  const units = withUnits(signs)
  const candidates = [
    signs,
    units,
    inUnit(units, attribute),
    measured(value, attribute),
    ...figureFirst(units),
  ]
  return candidates.find(
    (candidate) => candidate !== value && typeof readFacts(candidate, attribute) !== 'string',
  )
}

// "USB-C, 1.8 m" with each of its clauses before the others.
function figureFirst(value: string): string[] {
  const clauses = value.split(', ')
  return clauses.map((clause, index) => [clause, ...clauses.toSpliced(index, 1)].join(', '))
}

function withSigns(value: string): string {
  return value
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:up to|[≤<~≈]|max\.?|maximum|ca\.?|approx\.?|about|bis(?: zu)?) ?(?=\d)/i, '')
    .replaceAll(/(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.,])/g, (digits) => digits.replaceAll(' ', ','))
    .replaceAll(/(\d)\.(\d{3}),(\d)/g, '$1,$2.$3')
    .replaceAll(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replaceAll(/(\d) ?(?:\p{L}{1,3}|[°%"″])(?= ?(?:[x*×–—-]|to|bis) ?\d)/giu, '$1')
    .replaceAll(/(\d) ?[x*×] ?(?=\d)/gi, '$1 × ')
    .replaceAll(/(\d) ?(?:-|—|–|bis|to) ?(?=\d)/gi, '$1–')
    .replace(/^(?:yes|y|true|ja)\b/i, 'Yes')
    .replace(/^(?:no|n|false|nein)\b/i, 'No')
}

function withUnits(value: string): string {
  return value.replaceAll(
    /(\d) ?(\p{L}[\p{L}\d/()]*|["”]|'')(\.?)/gu,
    (whole, digit: string, word: string) => {
      const unit = measureUnit(word)
      return unit ? withUnit(digit, unit) : whole
    },
  )
}

// As a visitor's measures are read: "15 3/4 in", "1'000 W", and of a range each end.
function measured(value: string, attribute: Attribute): string {
  const unit = 'unit' in attribute ? attribute.unit : null
  if (unit === null) return value
  const asked = { unit, least: -Infinity, most: Infinity }
  const [lead = '', ...clauses] = value.split(', ')
  const ends = attribute.kind === 'range' ? lead.split(/ ?(?:[–—-]| to | bis ) ?(?=\d)/) : [lead]
  // Of "63-73 in" both are inches.
  const [last = ''] = /\D*$/.exec(lead) ?? []
  const numbers = ends.map((end) => readMeasure(/\d$/.test(end) ? end + last : end, asked))
  if (numbers.includes(undefined)) return value
  const written = (numbers as number[]).map((number) =>
    Number.isInteger(number) ? number : Number(number.toPrecision(3)),
  )
  return [withUnit(written.join('–'), unit), ...clauses].join(', ')
}

function inUnit(value: string, attribute: Attribute): string {
  const unit = 'unit' in attribute ? attribute.unit : null
  if (unit === null || !/^[\d.,–× −-]+$/.test(value)) return value
  return withUnit(value, unit)
}
