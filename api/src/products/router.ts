import { categoryTokens, parseCategory } from '@argo/domain/category'
import { MenuCategorySchema } from '@argo/domain/menu'
import { PictureSetSchema } from '@argo/domain/picture-set'
import { pictureSets } from '@argo/domain/picture-words'
import { ProductIdSchema, ProductSchema, SlugSchema } from '@argo/domain/product-schema'
import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import { readProcedure, router } from '../trpc/init.ts'
import {
  featuredProducts,
  listProducts,
  menu,
  productById,
  productBySlug,
  productsByCategory,
} from './queries.ts'

const Products = z.array(ProductSchema)

export const productsRouter = router({
  list: readProcedure.output(Products).query(({ ctx }) => listProducts(ctx.db)),

  featured: readProcedure.output(Products).query(({ ctx }) => featuredProducts(ctx.db)),

  byCategory: readProcedure
    .input(
      z.object(
        { category: z.string('A category is text') },
        'Please send an object with a category',
      ),
    )
    .output(Products)
    .query(({ ctx, input }) => {
      const category = parseCategory(input.category)
      if (!category)
        throw notFound(`There is no such category; there are ${categoryTokens.join(', ')}.`)
      return productsByCategory(ctx.db, category)
    }),

  byId: readProcedure
    .input(z.object({ id: ProductIdSchema }, 'Please send an object with an id'))
    .output(ProductSchema)
    .query(async ({ ctx, input }) => (await productById(ctx.db, input.id)) ?? throwNotFound()),

  bySlug: readProcedure
    .input(z.object({ slug: SlugSchema }, 'Please send an object with a slug'))
    .output(ProductSchema)
    .query(async ({ ctx, input }) => (await productBySlug(ctx.db, input.slug)) ?? throwNotFound()),

  pictures: readProcedure
    .input(z.object({ id: ProductIdSchema }, 'Please send an object with an id'))
    .output(z.array(PictureSetSchema))
    .query(async ({ ctx, input }) =>
      pictureSets((await productById(ctx.db, input.id)) ?? throwNotFound()),
    ),

  menu: readProcedure.output(z.array(MenuCategorySchema)).query(({ ctx }) => menu(ctx.db)),
})

function throwNotFound(): never {
  throw notFound('Product not found')
}

function notFound(message: string): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message })
}
