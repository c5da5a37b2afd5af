import * as z from 'zod/mini'
import { requiredLine } from '../text/text.ts'
import { CategorySchema } from './product-schema.ts'
import { ProductSummarySchema } from './product-summary.ts'

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

/** A file behind a product's download button. */
export const DownloadSchema = z.object({
  productId: z.int(),
  kind: z.enum(downloadKinds),
  title: z.string(),
  href: z.templateLiteral(['/downloads/', z.string()]),
  fileName: z.string(),
  mediaType: z.enum(['application/pdf', 'application/zip']),
  version: z.string(),
  /** Day of issue, YYYY-MM-DD. */
  date: z.string(),
  /** As in `en` or `pt-BR`. */
  language: z.string(),
  bytes: z.int(),
  /** Lower-case hexadecimal. */
  sha256: z.string(),
})

export type FileFields = z.infer<typeof FileFieldsSchema>
export type Download = z.infer<typeof DownloadSchema>

/** The files of all products, or of a category's. */
export const DownloadsListSchema = z.object({
  products: z.array(
    z.object({
      product: z.pick(ProductSummarySchema, {
        id: true,
        slug: true,
        name: true,
        category: true,
        imageUrl: true,
      }),
      downloads: z.array(DownloadSchema),
    }),
  ),
  /** How many products have files, by category; those without are left out. */
  counts: z.array(z.object({ category: CategorySchema, count: z.int() })),
  /** Day of issue of the newest file, YYYY-MM-DD; null where there is none. */
  changed: z.nullable(z.string()),
})

export type DownloadsList = z.infer<typeof DownloadsListSchema>
