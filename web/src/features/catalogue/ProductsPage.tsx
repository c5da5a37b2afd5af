import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTRPC } from '../../lib/trpc.ts'
import { Arsenal } from './Arsenal.tsx'
import { OneCategory } from './OneCategory.tsx'
import './products.css'

const route = getRouteApi('/products')

/** The newest products by category or, with `?category=`, those of one. */
export default function ProductsPage() {
  const pages = route.useLoaderData()
  return pages ? <OneCategory {...pages} /> : <AllCategories />
}

function AllCategories() {
  const { queries } = useTRPC()
  const { data: groups } = useSuspenseQuery(queries.products.groups.queryOptions())
  return <Arsenal groups={groups} />
}
