import * as z from 'zod/mini'
import { DownloadSchema } from './download-schema.ts'
import { CategorySchema } from './product-schema.ts'
import { ProductSummarySchema } from './product-summary.ts'

/** The files of all products, of a category's, or of those whose name was searched for, which may have none. */
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
  /** How many products were found, of which `products` are the first. */
  found: z.int(),
  /** How many products have files, by category; those without are left out. */
  counts: z.array(z.object({ category: CategorySchema, count: z.int() })),
  /** Day of issue of the newest file, YYYY-MM-DD; null where there is none. */
  changed: z.nullable(z.string()),
})

export type DownloadsList = z.infer<typeof DownloadsListSchema>
