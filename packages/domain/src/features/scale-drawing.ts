import { factsNamed, numbersIn, valueOf } from '../facts/lookup.ts'
import type { Axis } from '../facts/fact.ts'
import { type Described, factsOf } from '../facts/read-specs.ts'

/** What a product looks like from one side: a box. Lengths in mm. */
export interface ScaleView {
  side: 'Front' | 'Side' | 'Top'
  width: number
  height: number
}

/** A product's outer size from two sides, and a thing of known size beside which it is drawn. */
export interface ScaleDrawing {
  views: ScaleView[]
  reference: { kind: 'card' | 'sheet'; name: string; width: number; height: number }
}

/** ISO/IEC 7810 ID-1, and ANSI Letter. */
const card = { kind: 'card', name: 'a credit card', width: 86, height: 54 } as const
const sheet = { kind: 'sheet', name: 'a sheet of Letter paper', width: 216, height: 279 } as const

/** The drawing of a product's size; null where its specs do not state it. */
export function scaleDrawing(product: Described): ScaleDrawing | null {
  const views = viewsOf(product)
  if (views.length === 0) return null
  const longest = Math.max(...views.flatMap(({ width, height }) => [width, height]))
  return { views, reference: longest < 200 ? card : sheet }
}

function viewsOf(product: Described): ScaleView[] {
  const size = outerSize(product)
  if (!size) return []
  const { width, height, depth } = size
  if (height === undefined)
    return depth === undefined ? [] : [{ side: 'Top', width, height: depth }]
  if (depth === undefined) return [{ side: 'Front', width, height }]
  const isFlat = height < depth / 2 && height < width
  return [
    isFlat ? { side: 'Top', width, height: depth } : { side: 'Front', width, height },
    { side: 'Side', width: depth, height },
  ]
}

interface Size {
  width: number
  /** Undefined for what lies flat: a mouse pad, a platform. */
  height?: number | undefined
  /** Undefined for a screen, of which the picture is stated. */
  depth?: number | undefined
}

function outerSize(product: Described): Size | undefined {
  const facts = factsOf(product)
  const [dimensions] = factsNamed(facts, 'Dimensions')
  if (dimensions?.value.kind === 'dimensions') {
    const { numbers, axes } = dimensions.value
    const along = (axis: Axis) => numbers[axes?.indexOf(axis) ?? -1]
    const [width, height] = [along('width'), along('height')]
    if (width === undefined || height === undefined) return undefined
    return { width, height, depth: along('depth') ?? along('length') }
  }
  // "170 mm (150 mm wide, 86 mm high)".
  const [depth, wide, high] = numbersIn(facts, 'Length', 'mm')
  if (wide !== undefined && high !== undefined) return { width: wide, height: high, depth }
  const fan = valueOf(facts, 'Fan', 'dimensions')
  if (fan) return { width: fan.numbers[0] ?? 0, height: fan.numbers[1], depth: fan.numbers[2] }
  const sheet =
    valueOf(facts, 'Size', 'dimensions') ?? valueOf(facts, 'Platform size', 'dimensions')
  if (sheet) return { width: sheet.numbers[0] ?? 0, depth: sheet.numbers[1] }
  const pad = (['Pad length', 'Pad height', 'Pad depth'] as const).map(
    (name) => valueOf(facts, name, 'quantity')?.number,
  )
  if (pad[0] !== undefined) return { width: pad[0], height: pad[1], depth: pad[2] }
  const [width, height] = numbersIn(facts, 'Screen size', 'mm').slice(-2)
  return width === undefined || height === undefined ? undefined : { width, height }
}
