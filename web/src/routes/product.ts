import { type Category, parseCategory } from '@argo/domain/products/category'
import { uploadedPicture, uploadedSocialCard } from '@argo/domain/pictures/uploaded-picture'
import { productMetadata } from '@argo/domain/site-pages/page-metadata'
import { type ProductKey, productKeyOf } from '@argo/domain/products/product-detail'
import {
  createRoute,
  getRouteApi,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import type { ProductPageProps, ProductSearch } from '../features/product/ProductPage.tsx'
import { ProductSkeleton } from '../features/product/ProductSkeleton.tsx'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import type { RouterContext } from './context.ts'
import { headOf, pageHead, titleHead } from './head.ts'
import { redirectToLowerCase } from './lower-case.ts'
import { notFoundPage, orNotFound } from './not-found.tsx'
import { pageWithProps } from './page.tsx'
import { rootRoute } from './root.tsx'
import { breadcrumbs, productJsonLd } from './structured-data.ts'

const productOptions = (path: '/product/$id' | '/$category/$slug') => ({
  getParentRoute: () => rootRoute,
  validateSearch: productSearch,
  loaderDeps: ({ search: { preview } }: { search: ProductSearch }) =>
    preview === undefined ? {} : { preview },
  head: headOf(productHead),
  pendingComponent: ProductSkeleton,
  notFoundComponent: notFoundPage(
    'Product not found',
    'Nothing in the catalog has this address. It may have been mistyped, or the product may have another name.',
  ),
  ...pageWithProps(
    () => import('../features/product/ProductPage.tsx'),
    (): ProductPageProps => {
      const route = getRouteApi(path)
      return { productKey: route.useLoaderData(), search: route.useSearch() }
    },
  ),
})

/** /product/{id}, and the shortcuts /product/{slug} of the chairs. */
export const productByIdRoute = createRoute({
  path: '/product/$id',
  loader: ({ context, params, deps, location }): Promise<ProductKey> =>
    load(context, location, { ...productKeyOf(params.id.toLowerCase()), ...deps }),
  ...productOptions('/product/$id'),
})

/** /{categoryRoute}/{productSlug}. */
export const productBySlugRoute = createRoute({
  path: '/$category/$slug',
  loader: ({ context, params, deps, location }): Promise<ProductKey> => {
    const category = parseCategory(params.category.toLowerCase())
    if (!category) throw notFound({ routeId: rootRoute.id })
    return load(context, location, { slug: params.slug.toLowerCase(), ...deps }, category)
  },
  ...productOptions('/$category/$slug'),
})

const notFoundHead = titleHead('Product not found')

function productSearch({ color, picture, view, preview }: Record<string, unknown>): ProductSearch {
  return {
    ...(typeof color === 'string' && { color }),
    ...(typeof picture === 'string' && /^[a-z\d-]{1,60}$/.test(picture) && { picture }),
    ...(view === 'full' && { view }),
    ...(typeof preview === 'string' && preview.length <= 100 && { preview }),
  }
}

// Loads all that a product's page shows, in one read. A slug that it had before leads to its address; of another category
// than asked for, it is not found.
async function load(
  { queries }: RouterContext,
  location: ParsedLocation,
  key: ProductKey,
  category?: Category,
): Promise<ProductKey> {
  const { product } = await orNotFound(queries.products.detail.ensureData(key))
  if ('slug' in key && key.slug !== product.slug)
    throw redirect({ ...productLink(product), search: true, statusCode: 308, replace: true })
  if (category !== undefined && product.category !== category) throw notFound()
  redirectToLowerCase(location)
  return key
}

function productHead(context: RouterContext, key?: ProductKey) {
  const detail = key && context.queries.products.detail.getData(key)
  if (!detail) return notFoundHead
  const { product, searchTitle, searchDescription } = detail
  const metadata = productMetadata(product)
  const { publicUrl } = context
  const uploaded = uploadedPicture(product.imageUrl)
  const [, , folder = ''] = product.imageUrl.split('/')
  return pageHead(publicUrl, {
    ...metadata,
    title: searchTitle ?? metadata.title,
    description: searchDescription ?? metadata.description,
    card: uploaded ? uploadedSocialCard(uploaded) : folder,
    jsonLd: () => [
      breadcrumbs(publicUrl, { category: product.category, page: product.name }),
      productJsonLd(publicUrl, detail),
    ],
  })
}
