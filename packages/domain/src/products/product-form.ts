import * as z from 'zod/mini'
import {
  CategorySchema,
  PictureAddressSchema,
  ProductIdSchema,
  SlugSchema,
} from './product-schema.ts'
import type { Product } from './product.ts'
import type { ProductSettings } from './product-settings.ts'
import { splitSpec } from './spec.ts'
import { line, optionalLine, requiredLines } from '../text/text.ts'
import { byLineField, lineFields } from './line-fields.ts'

/** Whether no two are alike; what is empty is asked for by itself. */
const areDistinct = (keys: unknown[]) => {
  const filled = keys.filter((key) => key !== '')
  return new Set(filled).size === filled.length
}

const SpecSchema = z.object({
  label: line('a label', 80).check(
    z.refine((label) => !label.includes(':'), 'A label has no colon'),
  ),
  /** Empty for a label alone. */
  value: optionalLine('a value', 500),
})

const PictureSchema = PictureAddressSchema.check(
  z.maxLength(500, 'The address of a picture has 500 characters at most'),
)

const KeyFeatureFormSchema = z.object({
  /** The label of the spec whose figure it shows, unless it shows none. */
  label: z.optional(line('the label of a spec', 80)),
  title: line('a title', 60),
  sentence: optionalLine('a sentence', 300),
  view: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z\d-]{1,60}$/, 'A view has lowercase letters, digits, and hyphens')),
  ),
})

const pageAddress = 'An address begins with https:// and the name of a host'

const DealerFormSchema = z.object({
  name: line('the dealer’s name', 100),
  address: line('the address of a page', 500).check(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: pageAddress }),
    // A name before the host would pass for the host.
    z.regex(/^https:\/\/[^\s/?#\\@]+(?:[/?#]\S*)?$/, pageAddress),
  ),
})

/** The main picture of a product that has none yet. */
export const noPicture = '/pictures/no-picture.svg'

/** What a new product begins with. */
export const NewProductSchema = z.object({ name: line('a name', 200), category: CategorySchema })

/** A product as staff fill it in. Its state, and its place among the featured ones, are set otherwise. */
export const ProductFormSchema = z
  .object({
    name: line('a name', 200),
    /** Empty for a product that is at /product/{id}. */
    slug: z.union([
      z.literal(''),
      SlugSchema.check(
        z.refine((slug) => !/^\d+$/.test(slug), 'A slug of digits alone would be taken for an id'),
      ),
    ]),
    category: CategorySchema,
    description: z.union([
      z.literal(''),
      requiredLines({
        max: 5_000,
        missing: 'Please describe the product',
        tooLong: 'A description has 5,000 characters at most',
      }),
    ]),
    imageUrl: PictureSchema,
    images: z.array(PictureSchema).check(z.maxLength(40, 'A product has 41 pictures at most')),
    specs: z.array(SpecSchema).check(
      z.maxLength(100, 'A product has 100 specs at most'),
      z.refine((list) => areDistinct(list.map(({ label }) => label)), 'Two have the same label'),
      z.refine(
        (specs) => JSON.stringify(specs.map(specText)).length <= 20_000,
        'The specs have 20,000 characters at most',
      ),
    ),
    /** Empty for a product of one color. */
    colorVariations: z
      .array(line('the name of a color', 60))
      .check(
        z.maxLength(20, 'A product has 20 colors at most'),
        z.refine(areDistinct, 'Two have the same name'),
      ),
    /** Empty where none is chosen at first. */
    defaultColor: optionalLine('the name of a color', 60),
    /** Empty where all are derived from the specs. */
    keyFeatures: z.array(KeyFeatureFormSchema, 'They are a list, as an export writes it').check(
      z.maxLength(3, 'A product has three key features'),
      z.refine(
        (list) => areDistinct(list.map(({ label, title }) => label ?? title)),
        'Two have the same label',
      ),
    ),
    /** Empty where others of its category stand in their place. */
    related: z
      .array(ProductIdSchema)
      .check(
        z.maxLength(3, 'Three related products are shown'),
        z.refine(areDistinct, 'Two are the same product'),
      ),
    dealers: z.array(DealerFormSchema).check(
      z.maxLength(20, 'A product has 20 dealers at most'),
      z.refine(
        (list) => areDistinct(list.map(({ address }) => address)),
        'Two have the same address',
      ),
    ),
    ...byLineField((field) => lineFields[field].schema),
  })
  .check(
    z.refine(
      ({ defaultColor, colorVariations }) =>
        defaultColor === '' || colorVariations.includes(defaultColor),
      { path: ['defaultColor'], error: 'The default color is one of the colors' },
    ),
  )

export type ProductForm = z.infer<typeof ProductFormSchema>

/** The fields in the order of the form, as people call them. */
export const productFieldNames: Record<keyof ProductForm, string> = {
  name: 'Name',
  slug: 'Slug',
  category: 'Category',
  description: 'Description',
  imageUrl: 'First picture',
  images: 'Further pictures',
  specs: 'Specs',
  colorVariations: 'Colors',
  defaultColor: 'Default color',
  keyFeatures: 'Key features',
  related: 'Related products',
  dealers: 'Where to buy',
  ...byLineField((field) => lineFields[field].name),
}

/** The form of a product as it is. */
export function formOf(product: Product, settings: ProductSettings): ProductForm {
  const { name, slug, category, description, imageUrl, images, specs } = product
  return {
    name,
    slug: slug ?? '',
    category,
    description,
    imageUrl,
    images,
    specs: specs.map(splitSpec),
    colorVariations: product.colorVariations ?? [],
    defaultColor: product.defaultColor ?? '',
    keyFeatures: settings.keyFeatures ?? [],
    related: settings.related ?? [],
    dealers: settings.dealers,
    ...byLineField((field) => settings[field] ?? ''),
  }
}

/** A spec as products have it, from its two fields. */
export function specText({ label, value }: { label: string; value: string }): string {
  return value === '' ? label : `${label}: ${value}`
}

/** A slug made of a name: "Keyboard 60% Ü" gives "keyboard-60-u"; empty where the name has no letter or digit. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/-+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')
}
