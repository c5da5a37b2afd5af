import * as z from 'zod/mini'
import { DownloadSchema } from './download-schema.ts'
import { PictureSetSchema, TurnSchema } from '../pictures/picture-set.ts'
import { ChairDrawingSchema } from '../features/chair-drawing.ts'
import { LoadChartSchema } from '../features/load-chart.ts'
import { ScaleDrawingSchema } from '../features/scale-drawing.ts'
import { ProductIdSchema, ProductSchema, SlugSchema } from './product-schema.ts'
import { DealerSchema, ProductStateSchema } from './product-settings.ts'
import { ProductSummarySchema } from './product-summary.ts'
import { DatedChangesSchema } from './spec-changes.ts'

/** Files with a product in three dimensions, at true scale. */
export const ProductModelSchema = z.object({
  /** The color it has; null where the product's pictures have none. */
  color: z.nullable(z.string()),
  glb: z.string(),
  /** The same for Quick Look of iPhones and iPads. */
  usdz: z.string(),
  /** Of the GLB. */
  bytes: z.int(),
})

export type ProductModel = z.infer<typeof ProductModelSchema>

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

/** One of a product's three key features. Its figure and the figure's label, or its text, may be empty. */
const KeyFeatureSchema = z.object({
  title: z.string(),
  figure: z.string(),
  text: z.string(),
  label: z.string(),
  /** The view of the product that shows it, where one does. */
  view: z.optional(z.string()),
})

/** One group of the specification table; `lines` are places in the product's specs, from 0. */
const SpecGroupSchema = z.object({ title: z.string(), lines: z.array(z.int()) })

/** All that a product's page shows. */
export const ProductDetailSchema = z.object({
  product: ProductSchema,
  /** A draft is seen in a preview alone. */
  state: ProductStateSchema,
  /** What takes the place of a discontinued product. */
  successor: z.nullable(
    z.pick(ProductSchema, { id: true, slug: true, name: true, category: true }),
  ),
  pictures: z.array(PictureSetSchema),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  features: z.array(KeyFeatureSchema),
  specGroups: z.array(SpecGroupSchema),
  /** Null where the specs do not state its size. */
  drawing: z.nullable(ScaleDrawingSchema),
  /** Null for what is no chair, and where the specs do not state its measures. */
  chair: z.nullable(ChairDrawingSchema),
  /** Null for what is no supply, and where its efficiency is not stated by load. */
  load: z.nullable(LoadChartSchema),
  /** Where it is told whether it fits: the build that it fills in, or the page of chairs. */
  fit: z.nullable(z.union([z.record(z.string(), z.string()), z.literal('chairs')])),
  /** Related products, or others of its category. */
  others: z.array(ProductSummarySchema),
  dealers: z.array(DealerSchema),
  /** What staff tell of its changed figures, newest first. */
  changes: z.array(DatedChangesSchema),
  downloads: z.array(DownloadSchema),
  models: z.array(ProductModelSchema),
  turns: z.array(TurnSchema),
})

export type ProductDetail = z.infer<typeof ProductDetailSchema>
export type ProductKey = z.infer<typeof ProductKeySchema>
export type SpecGroup = z.infer<typeof SpecGroupSchema>
export type KeyFeature = z.infer<typeof KeyFeatureSchema>
