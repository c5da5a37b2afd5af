import { type Category, parseCategory } from '@argo/domain/category'
import { productMetadata } from '@argo/domain/page-metadata'
import { parseProductId } from '@argo/domain/product'
import type { ProductKey } from '@argo/domain/product-detail'
import { createRoute, notFound } from '@tanstack/react-router'
import { ProductNotFound } from '../features/product/ProductNotFound.tsx'
import { ProductSkeleton } from '../features/product/ProductSkeleton.tsx'
import type { RouterContext } from './context.ts'
import { errorHead, pageHead } from './head.ts'
import { orNotFound } from './or-not-found.ts'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'
import { breadcrumbs, productJsonLd } from './structured-data.ts'

/** /product/{id}, and the shortcuts /product/{slug} of the chairs. */
export const productByIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$id',
  validateSearch: productSearch,
  loader: ({ context, params }) => {
    const id = parseProductId(params.id)
    return load(context, id === undefined ? { slug: params.id } : { id })
  },
  head: ({ match, loaderData }) =>
    match.status === 'error' ? errorHead : productHead(match.context, loaderData),
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductNotFound,
  ...page('product/ProductPage'),
})

/** /{categoryRoute}/{productSlug}. */
export const productBySlugRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category/$slug',
  validateSearch: productSearch,
  loader: ({ context, params }) => {
    const category = parseCategory(params.category)
    if (!category) throw notFound({ routeId: rootRoute.id })
    return load(context, { slug: params.slug }, category)
  },
  head: ({ match, loaderData }) =>
    match.status === 'error' ? errorHead : productHead(match.context, loaderData),
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

// Loads all that a product's page shows, in one read; of another category than asked for, it is not found.
async function load(
  { queries }: RouterContext,
  key: ProductKey,
  category?: Category,
): Promise<ProductKey> {
  const { product } = await orNotFound(queries.products.detail.ensureData(key))
  if (category !== undefined && product.category !== category) throw notFound()
  return key
}

function productHead({ publicUrl, queries }: RouterContext, key?: ProductKey) {
  const product = key && queries.products.detail.getData(key)?.product
  if (!product) return notFoundHead
  const [, , card] = product.imageUrl.split('/')
  const jsonLd = import.meta.env.SSR
    ? [breadcrumbs(publicUrl, product.category, product.name), productJsonLd(publicUrl, product)]
    : undefined
  return pageHead({ ...productMetadata(product), jsonLd, asText: true, card }, publicUrl)
}
