import { getRouteApi } from '@tanstack/react-router'
import { AllCategories } from './AllCategories.tsx'
import { OneCategory } from './OneCategory.tsx'

const route = getRouteApi('/products')

/** The newest products by category or, with `?category=`, those of one. */
export default function ProductsPage() {
  const pages = route.useLoaderData()
  return pages ? <OneCategory key={pages.category} {...pages} /> : <AllCategories />
}
