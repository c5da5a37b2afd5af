import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Arsenal } from './Arsenal.tsx'
import { OneCategory } from './OneCategory.tsx'
import './products.css'

const route = getRouteApi('/products')

/** The newest products by category or, with `?category=`, those of one. */
export default function ProductsPage() {
  const pages = route.useLoaderData()
  return pages ? <OneCategory key={pages.category} {...pages} /> : <AllCategories />
}

function AllCategories() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  return <Arsenal groups={groups} />
}
