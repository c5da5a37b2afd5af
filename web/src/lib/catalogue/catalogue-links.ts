import { type Category, categoryFacts } from '@argo/domain/products/category'
import { comparisonName } from '@argo/domain/comparison/address'
import type { Product } from '@argo/domain/products/product'
import { linkOptions } from '@tanstack/react-router'

/** The link to a category's page, at its preferred address. */
export function categoryLink(category: Category) {
  return linkOptions({
    to: '/$category',
    params: { category: categoryFacts(category).route },
    activeOptions: { exact: true },
  })
}

/** The link to a product's page, at its preferred address (`productPath`). */
export function productLink({ id, slug, category }: Pick<Product, 'id' | 'slug' | 'category'>) {
  return slug === null
    ? linkOptions({ to: '/product/$id', params: { id: String(id) } })
    : linkOptions({
        to: '/$category/$slug',
        params: { category: categoryFacts(category).route, slug },
      })
}

/** The part of a product's page that draws it as large as it is. */
export const lifeSizeHash = 'life-size'

/** The link to a table of these products. */
export function comparisonLink(products: readonly Pick<Product, 'id' | 'slug'>[]) {
  return linkOptions({
    to: '/compare',
    search: { products: products.map(comparisonName).join(',') },
  })
}

/** The link to the table of all products of a category. */
export function categoryComparisonLink(category: Category) {
  return linkOptions({
    to: '/compare/$category',
    params: { category: categoryFacts(category).route },
  })
}
