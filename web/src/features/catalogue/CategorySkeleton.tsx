import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { bannerBox, bannerWords } from '../../ui/Banner.tsx'

/** The banner and three cards, 300 px high, while a category loads. */
export function CategorySkeleton() {
  return (
    <Loading label="Loading products">
      <h1 className="sr-only">Products</h1>
      <div className={bannerBox}>
        <div className={bannerWords}>
          <Skeleton className="h-lh max-w-md text-display lg:text-hero" />
          <div className="mt-2 max-w-xs text-lead lg:mt-4">
            <Skeleton className="h-lh" />
            <Skeleton className="h-lh" />
          </div>
          <Skeleton className="eyebrow mt-3 box-content h-lh w-28 py-1.5 lg:mt-4" />
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
