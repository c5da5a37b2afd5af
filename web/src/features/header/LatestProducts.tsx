import { type Category, categoryFacts } from '@argo/domain/products/category'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ProductTiles } from '../../ui/ProductTiles.tsx'

/** The latest products of a category; skeletons of their size until they have loaded. */
export function LatestProducts({ category }: { category: Category }) {
  const { data, isError } = trpc.products.latest.useQuery({ category })
  const name = categoryFacts(category).name.toLowerCase()
  if (isError || data?.length === 0)
    return (
      <p className="display my-auto text-title text-muted">
        {isError
          ? `The latest ${name} did not load. All of them are one click away.`
          : `No ${name} found`}
      </p>
    )
  return (
    <ul className="mt-4 grid grow grid-cols-4 gap-6" aria-busy={!data}>
      <ProductTiles products={data} count={4} />
    </ul>
  )
}
