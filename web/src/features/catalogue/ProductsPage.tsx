import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc.ts'
import { Arsenal } from './Arsenal.tsx'
import { OneCategory } from './OneCategory.tsx'

const route = getRouteApi('/products')

/** Every product by category or, with `?category=`, those of one. */
export default function ProductsPage() {
  const { category } = route.useLoaderData()
  const [products] = trpc.products.list.useSuspenseQuery()
  return category ? (
    <OneCategory
      category={category}
      products={products.filter((product) => product.category === category)}
    />
  ) : (
    <Arsenal products={products} />
  )
}
