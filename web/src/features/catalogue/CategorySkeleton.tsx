import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The banner and three cards, 300 px high, while a category loads. */
export function CategorySkeleton() {
  return (
    <Loading label="Loading products">
      <h1 className="sr-only">Products</h1>
      <div className="-mt-16 flex min-h-[min(31rem,78svh)] flex-col justify-end bg-surface lg:min-h-[clamp(30rem,42vw,max(40rem,78svh))]">
        <div className="page pb-10 lg:pb-16">
          <Skeleton className="h-12 max-w-md lg:h-20" />
        </div>
      </div>
      <ul className="page grid gap-4 py-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-5 lg:py-24">
        {Array.from({ length: 3 }, (_, card) => (
          <li key={card} data-skeleton="card">
            <Skeleton className="chamfer h-[300px]" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
