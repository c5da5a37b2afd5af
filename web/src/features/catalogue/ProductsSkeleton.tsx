import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Nine tiles while the products load. */
export function ProductsSkeleton() {
  return (
    <Loading label="Loading products" className="page pt-12 pb-20 lg:pt-24">
      <h1 className="sr-only">Products</h1>
      <Skeleton className="h-14 max-w-xl lg:h-20" />
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:mt-20 lg:grid-cols-3 lg:gap-5">
        {Array.from({ length: 9 }, (_, tile) => (
          <li key={tile} data-skeleton="tile">
            <Skeleton className="chamfer aspect-[4/5]" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
