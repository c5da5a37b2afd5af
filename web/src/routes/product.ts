import { parseCategory } from '@argo/domain/category'
import { productWords } from '@argo/domain/page-words'
import { type Product, parseProductId } from '@argo/domain/product'
import { createRoute, notFound } from '@tanstack/react-router'
import { ProductNotFound } from '../features/product/ProductNotFound.tsx'
import { ProductSkeleton } from '../features/product/ProductSkeleton.tsx'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { orNotFound } from './or-not-found.ts'
import { pageData, prepareData } from './page-data.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

/** /product/{id}, and the shortcuts /product/{slug} of the chairs. */
export const productByIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$id',
  validateSearch: productSearch,
  loader: ({ context, params }) => {
    const id = parseProductId(params.id)
    return id === undefined ? loadBySlug(context, params.id) : loadById(context, id)
  },
  head: ({ match, loaderData }) =>
    loaderData ? productHead(loaderData, match.context) : notFoundHead,
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductNotFound,
  ...page('product/ProductPage'),
})

/** /{categoryRoute}/{productSlug}. */
export const productBySlugRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category/$slug',
  validateSearch: productSearch,
  loader: async ({ context, params }) => {
    const category = parseCategory(params.category)
    if (!category) throw notFound({ routeId: rootRoute.id })
    const product = await loadBySlug(context, params.slug)
    if (product.category !== category) throw notFound()
    return product
  },
  head: ({ match, loaderData }) =>
    loaderData ? productHead(loaderData, match.context) : notFoundHead,
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductNotFound,
  ...page('product/ProductPage'),
})

const notFoundHead = { meta: [{ title: 'Product not found – Argo' }] }

interface ProductSearch {
  color?: string
  /** The view of the picture that is shown, such as "rear". */
  picture?: string
  /** Whether that picture is shown full screen. */
  view?: 'full'
}

function productSearch({ color, picture, view }: Record<string, unknown>): ProductSearch {
  return {
    ...(typeof color === 'string' && { color }),
    ...(typeof picture === 'string' && /^[a-z\d-]{1,60}$/.test(picture) && { picture }),
    ...(view === 'full' && { view }),
  }
}

async function loadById({ queries }: RouterContext, id: number): Promise<Product> {
  const data = prepareData()
  const product = await orNotFound(queries.products.byId.ensureData({ id }))
  await Promise.all([
    queries.products.pictures.ensureData({ id }),
    queries.products.others.ensureData({ id }),
    data,
  ])
  return product
}

// The page reads by id, so that one product has one place in the cache whatever its address.
async function loadBySlug(context: RouterContext, slug: string): Promise<Product> {
  const { products } = context.queries
  const product = await orNotFound(products.bySlug.ensureData({ slug }))
  products.byId.setData({ id: product.id }, product)
  return loadById(context, product.id)
}

function productHead(product: Product, { publicUrl }: RouterContext) {
  const words = productWords(product)
  const data = pageData(publicUrl + words.path, ({ breadcrumbs, productThing }) => [
    breadcrumbs(publicUrl, product.category, product.name),
    productThing(publicUrl, product),
  ])
  const [, , card] = product.imageUrl.split('/')
  return pageHead({ ...words, data, asText: true, card }, publicUrl)
}
