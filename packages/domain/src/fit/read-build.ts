import * as z from 'zod/mini'
import type { Category } from '../products/category.ts'
import { grouped } from '../text/count-of.ts'
import type { Bracket, Build, Chassis, Cooler, Radiator, Supply } from './build.ts'
import {
  type BoardPlugs,
  type BoardSize,
  boardSizes,
  type CardPlugs,
  radiatorPositions,
} from './build.ts'
import {
  type BuildValues,
  buildFields,
  type FieldKind,
  type frontEnds,
  own,
} from './build-fields.ts'
import { readNumber } from './read-number.ts'
import { ownParts, unusedFields } from './unused-fields.ts'

/** A part of ours that can be chosen. */
export interface Choice<Part> {
  /** Its slug or, if it has none, its id. */
  key: string
  product: ChosenProduct
  part: Part
}

export interface ChosenProduct {
  id: number
  slug: string | null
  name: string
  category: Category
}

/** What of ours can be chosen. */
export interface Choices {
  cases: readonly Choice<Chassis>[]
  coolers: readonly Choice<Cooler>[]
  supplies: readonly Choice<Supply>[]
  bracket?: Choice<Bracket>
}

export interface ReadBuild {
  build: Build
  /** One message for each field that cannot be read; the build is without it. */
  errors: Record<string, string>
}

/** Reads what was typed into a build's fields. */
export function readBuild(values: BuildValues, choices: Choices): ReadBuild {
  const errors: Record<string, string> = {}
  const read = new Map<string, string | number>()
  for (const [name, kind] of buildFields) {
    const text = values[name]
    if (text === undefined || text === '') continue
    const parsed = z.safeParse(schemaOf(kind, keysOf(name, choices)), text)
    if (parsed.success) read.set(name, parsed.data)
    else errors[name] = parsed.error.issues[0]?.message ?? 'This cannot be read'
  }
  // Who gives a measure of a part and chooses none of ours means one of their own.
  for (const part of ownParts)
    if (!values[part] && [...read.keys()].some((name) => name.startsWith(`${part}-`)))
      read.set(part, own)
  Object.assign(errors, unusedFields(read))
  const number = (name: string) => {
    const value = read.get(name)
    return value === undefined ? undefined : Number(value)
  }
  const word = (name: string) => read.get(name)?.toString()
  return { build: toBuild({ number, word }, choices), errors }
}

function keysOf(name: string, { cases, coolers, supplies }: Choices): readonly string[] {
  const parts = { case: cases, cooler: coolers, supply: supplies }[name] ?? []
  return parts.map(({ key }) => key)
}

function schemaOf(
  field: FieldKind,
  keys: readonly string[],
): z.ZodMiniType<string | number, string> {
  if (field.kind === 'number') return numberSchema(field)
  if (field.kind === 'choice') {
    const { choices } = field
    return z.pipe(
      z
        .string()
        .check(z.refine((text) => Object.hasOwn(choices, text), 'Please choose from the list')),
      z.transform((text) => choices[text] ?? text),
    )
  }
  return z
    .string()
    .check(z.refine((text) => text === own || keys.includes(text), 'We have no such product'))
}

const units = {
  mm: 'number in millimeters',
  W: 'number in watts',
  g: 'number in grams',
  slots: 'number of slots',
  drives: 'whole number of drives',
}

function numberSchema({ unit, least, most }: FieldKind & { kind: 'number' }) {
  const bounds = `Please give a ${units[unit]}, from ${least} to ${grouped(most)}`
  const isWithin = (number: number | undefined) =>
    number !== undefined &&
    number >= least &&
    number <= most &&
    (unit !== 'drives' || Number.isInteger(number))
  return z.pipe(
    z.string().check(z.refine((text) => isWithin(readNumber(text, unit)), bounds)),
    z.transform((text) => readNumber(text, unit) ?? 0),
  )
}

interface Fields {
  number: (name: string) => number | undefined
  word: (name: string) => string | undefined
}

function toBuild(fields: Fields, choices: Choices): Build {
  const { number, word } = fields
  const board = word('board') as BoardSize | undefined
  const upright = word('upright') !== undefined
  return {
    chassis:
      partOf(word('case'), choices.cases) ?? (word('case') === own ? ownCase(fields) : undefined),
    card: cardOf(fields),
    ...(upright && { bracket: choices.bracket?.part ?? { name: 'The bracket' } }),
    cooler:
      partOf(word('cooler'), choices.coolers) ??
      (word('cooler') === own
        ? { name: 'Your cooler', height: number('cooler-height') }
        : undefined),
    processor: number('processor'),
    socket: word('socket'),
    radiators: radiatorPositions.flatMap((position): Radiator[] => {
      const size = number(position)
      return size === undefined
        ? []
        : [{ position, size, thickness: number(`${position}-thickness`) }]
    }),
    supply:
      partOf(word('supply'), choices.supplies) ??
      (word('supply') === own
        ? { name: 'Your supply', length: number('supply-length'), watts: number('supply-watts') }
        : undefined),
    board: board && { size: board, width: number('board-width') },
    boardPlugs: word('board-plugs') as BoardPlugs | undefined,
    drives: { large: number('large') ?? 0, small: number('small') ?? 0 },
  }
}

function partOf<Part>(key: string | undefined, choices: readonly Choice<Part>[]): Part | undefined {
  return choices.find((choice) => choice.key === key)?.part
}

function cardOf({ number, word }: Fields): Build['card'] {
  const card = {
    length: number('card-length'),
    thickness: number('card-thickness'),
    slots: number('card-slots'),
    weight: number('card-weight'),
    watts: number('card-watts'),
    recommendedSupply: number('card-supply'),
    plugs: word('card-plugs') as CardPlugs | undefined,
  }
  const given = Object.values(card).some((value) => value !== undefined)
  return given || word('upright') !== undefined ? card : undefined
}

function ownCase({ number, word }: Fields): Chassis {
  const largest = word('case-board') as BoardSize | undefined
  const card = number('case-card')
  const end = word('case-measured') as (typeof frontEnds)[number] | undefined
  const supply = number('case-supply')
  const taken = (position: 'front' | 'top') => {
    const sizes = word(`case-${position}`)
    return sizes === 'none' ? [] : sizes?.split(' or ').map(Number)
  }
  return {
    name: 'Your case',
    card: card === undefined ? undefined : { length: card, withFans: end && end === 'Front fans' },
    coolerHeight: number('case-cooler'),
    supply: supply === undefined ? undefined : { length: supply },
    boards: largest && { sizes: boardSizes.slice(boardSizes.indexOf(largest)) },
    slots: number('case-slots'),
    radiators: { front: taken('front'), top: taken('top') },
    allPositionsKnown: false,
    bays: { large: number('case-large'), small: number('case-small') },
  }
}
