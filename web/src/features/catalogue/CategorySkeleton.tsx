import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { bannerBox } from '../../ui/Banner.tsx'

/** The banner and three cards, 300 px high, while a category loads. */
export function CategorySkeleton() {
  return (
    <Loading label="Loading products">
      <h1 className="sr-only">Products</h1>
      <div className={bannerBox}>
        <div className="page pb-6 lg:pb-12">
          <Skeleton className="h-12 max-w-md lg:h-20" />
        </div>
      </div>
      <ul className="page grid gap-4 py-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {Array.from({ length: 3 }, (_, card) => (
          <li key={card} data-skeleton="card">
            <Skeleton className="chamfer h-[300px]" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
