import * as z from 'zod/mini'
import { categories } from './category.ts'

export const CategorySchema = z.enum(categories, `Please choose one of ${categories.join(', ')}`)

/** The address of a picture: a path of the site, or of another host by https. */
export const PictureAddressSchema = z
  .string()
  .check(
    z.regex(
      /^(\/(?![/\\])|https:\/\/[^/])/,
      'A picture is a path such as /pictures/edge/1.webp, or begins with https://',
    ),
  )

/** A product as every response of the API carries it. */
export const ProductSchema = z.object({
  id: z.int().check(z.positive()),
  slug: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  category: CategorySchema,
  imageUrl: PictureAddressSchema,
  images: z.array(PictureAddressSchema),
  featured: z.boolean(),
  specs: z.array(z.string()),
  colorVariations: z.nullable(z.array(z.string())),
  defaultColor: z.nullable(z.string()),
})

export type Product = z.infer<typeof ProductSchema>

/** What names a product and leads to its page. */
export type ProductLink = Pick<Product, 'id' | 'slug' | 'name' | 'category'>

/** The same with its picture. */
export type ProductInShort = ProductLink & Pick<Product, 'imageUrl'>

export const ProductIdSchema = z
  .int('A product id is a whole number above zero')
  .check(z.positive('A product id is a whole number above zero'))

/** Every slug that the database takes. */
export const SlugSchema = z
  .string('A slug is text')
  .check(
    z.regex(/^[a-z0-9-]+$/, 'A slug has lowercase letters, digits, and hyphens'),
    z.maxLength(80, 'A slug has 80 characters at most'),
  )
