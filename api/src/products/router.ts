import { type Category, categoryTokens, parseCategory } from '@argo/domain/products/category'
import { ListFiltersSchema } from '@argo/domain/lists/filters/category-filters'
import {
  selectedFilters,
  type SelectedFilter,
  filterParameters,
} from '@argo/domain/lists/filters/filter-attributes'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { type Sort, sortOf, sortsOf } from '@argo/domain/lists/list-orders'
import { mostPagesShown } from '@argo/domain/lists/paging'
import { ProductKeySchema } from '@argo/domain/products/product-detail'
import { PageNumberSchema, SortSchema } from '@argo/domain/products/product-page'
import { QuerySchema } from '@argo/domain/search/result'
import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import { procedure, router } from '../trpc/init.ts'
import {
  highlights,
  latestProducts,
  listDownloads,
  listFilters,
  menu,
  productDetail,
  productGroups,
  productPage,
} from './queries.ts'

const CategoryText = z.string('A category is text')

export const productsRouter = router({
  highlights: procedure
    .input(
      z.object(
        {
          limit: z
            .int('A limit is a whole number above zero')
            .check(
              z.positive('A limit is a whole number above zero'),
              z.maximum(24, 'A limit is 24 at most'),
            ),
        },
        'Please send an object with a limit',
      ),
    )
    .query(({ ctx, input }) => highlights(ctx.db, input.limit)),

  page: procedure
    .input(
      z
        .object(
          {
            category: CategoryText,
            page: PageNumberSchema,
            /** The first of several pages, of which `page` is the last. */
            from: z.optional(PageNumberSchema),
            sort: z.optional(SortSchema),
            filters: z.optional(ListFiltersSchema),
          },
          'Please send an object with a category and a page',
        )
        .check(
          z.refine(
            ({ page, from = page }) => from <= page && page - from < mostPagesShown,
            `The first page comes before the last, with at most ${mostPagesShown} in all`,
          ),
        ),
    )
    .query(async ({ ctx, input }) => {
      const category = categoryOf(input.category)
      const sort = input.sort === undefined ? undefined : sortIn(category, input.sort)
      const selected = filtersIn(category, input.filters)
      const { page: last, from } = input
      const page = await productPage(ctx.db, { category, from, page: last, sort, selected })
      if (!page) throw notFound('There is no such page')
      return page
    }),

  filters: procedure
    .input(
      z.object(
        { category: CategoryText, filters: z.optional(ListFiltersSchema) },
        'Please send an object with a category',
      ),
    )
    .query(({ ctx, input }) => {
      const category = categoryOf(input.category)
      return listFilters(ctx.db, category, filtersIn(category, input.filters))
    }),

  groups: procedure.query(({ ctx }) => productGroups(ctx.db)),

  detail: procedure
    .input(ProductKeySchema)
    .query(async ({ ctx, input }) => (await productDetail(ctx.db, input)) ?? throwNotFound()),

  menu: procedure.query(({ ctx }) => menu(ctx.db)),

  latest: procedure
    .input(z.optional(z.object({ category: CategoryText })))
    .query(({ ctx, input }) => latestProducts(ctx.db, input && categoryOf(input.category))),

  downloads: procedure
    .input(z.optional(z.object({ category: z.optional(CategoryText), q: z.optional(QuerySchema) })))
    .query(({ ctx, input: { category, q } = {} }) =>
      listDownloads(ctx.db, {
        category: category === undefined ? undefined : categoryOf(category),
        q,
      }),
    ),
})

function categoryOf(token: string): Category {
  const category = parseCategory(token)
  if (!category)
    throw notFound(`There is no such category; there are ${categoryTokens.join(', ')}.`)
  return category
}

function sortIn(category: Category, sort: string): Sort {
  const known = sortOf(sort, category)
  if (known) return known
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `This list can be sorted by ${sortsOf(category).join(', ')}.`,
  })
}

function filtersIn(category: Category, filters?: ListFilters): SelectedFilter[] {
  const known = filters ? selectedFilters(filters, category) : []
  if (known) return known
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `This list can be filtered by ${filterParameters(category).join(', ')}.`,
  })
}

function throwNotFound(): never {
  throw notFound('Product not found')
}

function notFound(message: string): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message })
}
