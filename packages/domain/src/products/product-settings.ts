import * as z from 'zod/mini'
import { byLineField } from './line-fields.ts'
import { ProductIdSchema } from './product-schema.ts'

/** Where a product stands: seen by staff alone, in the lists, or with a page that no list leads to. */
const productStates = ['draft', 'published', 'discontinued'] as const

const ProductStateSchema = z.enum(productStates)

/** A key feature in the words of staff. */
const ChosenFeatureSchema = z.object({
  /** The label of the spec whose figure it shows, unless it shows none. */
  label: z.optional(z.string()),
  title: z.string(),
  sentence: z.string(),
  /** The view of the product that shows it, such as "rear". */
  view: z.optional(z.string()),
})

/** Who sells a product, and the address of its page there. */
const DealerSchema = z.object({
  name: z.string(),
  address: z.string().check(z.regex(/^https:\/\/[^/]/, 'An address begins with https://')),
})

/** What staff set of a product beside what it is. */
export const ProductSettingsSchema = z.object({
  state: ProductStateSchema,
  /** The product that takes the place of a discontinued one. */
  successorId: z.nullable(ProductIdSchema),
  /** Its place among the featured ones; those without come after those with. */
  featureOrder: z.nullable(z.int()),
  /** Null where all are derived from the specs. */
  keyFeatures: z.nullable(z.array(ChosenFeatureSchema)),
  /** Their ids; null where others of its category stand in their place. */
  related: z.nullable(z.array(ProductIdSchema)),
  dealers: z.array(DealerSchema),
  ...byLineField(() => z.nullable(z.string())),
})

export type ProductState = z.infer<typeof ProductStateSchema>
export type ProductSettings = z.infer<typeof ProductSettingsSchema>
export type ChosenFeature = z.infer<typeof ChosenFeatureSchema>
export type Dealer = z.infer<typeof DealerSchema>
