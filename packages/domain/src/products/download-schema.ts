import * as z from 'zod/mini'
import { requiredLine } from '../text/text.ts'
import type { Category } from './category.ts'
import type { ProductInShort } from './product-schema.ts'

export const downloadKinds = ['Manual', 'Software', 'Datasheet'] as const

const named = (what: string, max: number) =>
  requiredLine({
    max,
    missing: `Please enter ${what}`,
    tooLong: `Please enter ${what} of ${max} characters at most`,
  })

/** What staff may change of a file. */
export const FileFieldsSchema = z.object({
  title: named('a title', 100),
  version: named('a version', 30),
  date: z.iso.date('Please enter a date'),
  language: z
    .string('Please enter a language')
    .check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Please enter a language such as en or pt-BR')),
})

/** What staff say of a file that they upload; all of it is text, as a query has it. */
export const FileDetailsSchema = z.extend(FileFieldsSchema, {
  kind: z.enum(downloadKinds, 'Please choose what it is'),
  fileName: named('a file name', 100).check(
    z.regex(/^[^/\\]+\.(pdf|zip)$/i, 'Please choose a file whose name ends with .pdf or .zip'),
  ),
})

export type FileFields = z.infer<typeof FileFieldsSchema>

/** A file behind a product's download button. */
export interface Download {
  productId: number
  kind: (typeof downloadKinds)[number]
  title: string
  href: `/downloads/${string}`
  fileName: string
  mediaType: 'application/pdf' | 'application/zip'
  version: string
  /** Day of issue, YYYY-MM-DD. */
  date: string
  /** As in `en` or `pt-BR`. */
  language: string
  bytes: number
  /** Lower-case hexadecimal. */
  sha256: string
}

/** The files of all products, of a category's, or of those whose name was searched for, which may have none. */
export interface DownloadsList {
  products: { product: ProductInShort; downloads: Download[] }[]
  /** How many products were found, of which `products` are the first. */
  found: number
  /** How many products have files, by category; those without are left out. */
  counts: { category: Category; count: number }[]
  /** Day of issue of the newest file, YYYY-MM-DD; null where there is none. */
  changed: string | null
}
