import { categoryTokens, parseCategory } from '@argo/domain/products/category'
import { type Product, parseProductId } from '@argo/domain/products/product'
import { ProductSchema, SlugSchema } from '@argo/domain/products/product-schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import { refuseAddress, refuseOtherMethods } from '../protocol/methods.ts'
import { failures, HttpError } from '../protocol/problem.ts'
import { cacheControl } from '../protocol/cache-control.ts'
import {
  featuredProducts,
  listProducts,
  productById,
  productBySlug,
  productsByCategory,
} from './queries.ts'

const Products = z.array(ProductSchema)
const IdParam = z
  .string()
  .check(
    z.refine(
      (text) => parseProductId(text) !== undefined,
      'A product id is a whole number above zero',
    ),
  )
const tags = ['products']
const synonyms = categoryTokens.flatMap((token) => {
  const category = parseCategory(token)
  return category === token ? [] : `${token} stands for ${category}`
})

/** The five documented reads of the catalogue. */
export const productsRest: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', cacheControl)
  })
  app.get(
    '/api/products',
    {
      schema: {
        tags,
        operationId: 'listProducts',
        summary: 'Every product',
        response: { 200: Products, ...failures() },
      },
    },
    () => listProducts(db),
  )
  app.get(
    '/api/products/featured',
    {
      schema: {
        tags,
        operationId: 'listFeaturedProducts',
        summary: 'The featured products',
        response: { 200: Products, ...failures() },
      },
    },
    () => featuredProducts(db),
  )
  app.get(
    '/api/products/category/:category',
    {
      schema: {
        tags,
        operationId: 'listProductsOfCategory',
        summary: 'The products of one category',
        description: `One of ${categoryTokens.join(', ')}; ${synonyms.join(', ')}.`,
        params: z.object({ category: z.string() }),
        response: { 200: Products, ...failures(400, 404) },
      },
    },
    async ({ params }) => {
      const category = parseCategory(params.category)
      if (!category)
        throw new HttpError(
          404,
          `There is no such category; there are ${categoryTokens.join(', ')}.`,
        )
      return productsByCategory(db, category)
    },
  )
  // Not a product with an empty id.
  refuseAddress(app, '/api/products/')
  app.get(
    '/api/products/:id',
    {
      schema: {
        tags,
        operationId: 'getProduct',
        summary: 'One product by its id',
        params: z.object({ id: IdParam }),
        response: { 200: ProductSchema, ...failures(400, 404) },
      },
    },
    async ({ params }) => found(await productById(db, Number(params.id))),
  )
  app.get(
    '/api/products/slug/:slug',
    {
      schema: {
        tags,
        operationId: 'getProductBySlug',
        summary: 'One product by its slug',
        params: z.object({ slug: SlugSchema }),
        response: { 200: ProductSchema, ...failures(400, 404) },
      },
    },
    async ({ params }) => found(await productBySlug(db, params.slug)),
  )
  for (const path of ['', '/featured', '/category/:category', '/:id', '/slug/:slug']) {
    refuseOtherMethods(app, `/api/products${path}`, ['GET', 'HEAD'])
  }
}

function found(product: Product | undefined): Product {
  if (!product) throw new HttpError(404, 'Product not found')
  return product
}
