import * as z from 'zod/mini'
import type { ChairDrawing } from '../features/chair-drawing.ts'
import type { LayeredScene } from '../features/layered-scene.ts'
import type { LoadChart } from '../features/load-chart.ts'
import type { RangeDrawing } from '../features/range-drawing.ts'
import type { ScaleDrawing } from '../features/scale-drawing.ts'
import type { PictureSet, Turn } from '../pictures/picture-set.ts'
import type { Download } from './download-schema.ts'
import type { LineField } from './line-fields.ts'
import { type Product, ProductIdSchema, type ProductLink, SlugSchema } from './product-schema.ts'
import { parseProductId } from './product.ts'
import type { Dealer, ProductState } from './product-settings.ts'
import type { ProductSummary } from './product-summary.ts'
import type { Spec } from './spec.ts'
import type { DatedChanges } from './spec-changes.ts'

/** By which somebody who may see a draft is known. */
const PreviewSchema = z.optional(z.string().check(z.maxLength(100)))

/** What identifies a product in a request. */
export const ProductKeySchema = z.union(
  [
    z.object({ id: ProductIdSchema, preview: PreviewSchema }),
    z.object({ slug: SlugSchema, preview: PreviewSchema }),
  ],
  'Please send an object with an id or a slug',
)

export type ProductKey = z.infer<typeof ProductKeySchema>

/** The product that an address names by its number or its slug. */
export function productKeyOf(name: string): ProductKey {
  const id = parseProductId(name)
  return id === undefined ? { slug: name } : { id }
}

/** One of a product's three key features. Its figure and the figure's label, or its text, may be empty. */
export interface KeyFeature {
  title: string
  figure: string
  text: string
  label: string
  /** The view of the product that shows it, where one does. */
  view?: string | undefined
}

/** One group of the specification table; `lines` are indexes of the product's specs. */
export interface SpecGroup {
  title: string
  lines: number[]
}

/** Files with a product in three dimensions, at true scale. */
export interface ProductModel {
  /** The color it has; null where the product's pictures have none. */
  color: string | null
  glb: string
  /** The same for Quick Look of iPhones and iPads. */
  usdz: string
  /** An SVG with a symbol for each side that is drawn, such as “Front”; of chairs, of the first color alone. */
  drawing: string
  /** Of the GLB. */
  bytes: number
}

/** All that a product's page shows. */
export interface ProductDetail extends Record<LineField, string | null> {
  product: Product
  /** A draft is seen in a preview alone. */
  state: ProductState
  /** What takes the place of a discontinued product. */
  successor: ProductLink | null
  pictures: PictureSet[]
  figures: Spec[]
  features: KeyFeature[]
  /** Null of what was not photographed in layers. */
  scene: LayeredScene | null
  specGroups: SpecGroup[]
  /** Null where the specs do not state its size. */
  drawing: ScaleDrawing | null
  /** Null for what is neither arm nor footrest, and where the specs do not state it. */
  range: RangeDrawing | null
  /** Null for what is no chair, and where the specs do not state its measures. */
  chair: ChairDrawing | null
  /** Null for what is no supply, and where its efficiency is not stated by load. */
  load: LoadChart | null
  /** Where it is told whether it fits: the build that it fills in, or the page of chairs. */
  fit: Record<string, string> | 'chairs' | null
  /** Related products, or others of its category. */
  others: ProductSummary[]
  dealers: Dealer[]
  /** What staff tell of its changed figures, newest first. */
  changes: DatedChanges[]
  downloads: Download[]
  models: ProductModel[]
  turns: Turn[]
}
