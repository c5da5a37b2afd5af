import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The product page's layout while the product loads: picture, thumbnails, text. */
export function ProductSkeleton() {
  return (
    <Loading label="Loading product" className="page pt-1 pb-24 lg:pt-6">
      <h1 className="sr-only">Product</h1>
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-6 w-64" />
      </div>
      <div className="grid gap-x-12 lg:grid-cols-12 lg:pt-3">
        <div className="-mx-(--page-edge) min-w-0 lg:col-span-7 lg:mx-0">
          <Skeleton className="lg:chamfer aspect-[5/4] max-h-[78svh] w-full" />
          <div className="mt-2 flex gap-1.5 overflow-hidden px-(--page-edge) lg:mt-3 lg:px-0">
            {Array.from({ length: 6 }, (_, view) => (
              <Skeleton key={view} className="aspect-[5/4] w-18 shrink-0 lg:w-24" />
            ))}
          </div>
        </div>
        <div className="pt-8 lg:col-span-5 lg:pt-6">
          <Skeleton className="h-14 max-w-sm lg:h-20" />
          <Skeleton className="mt-8 h-36 max-w-md" />
          <Skeleton className="mt-10 h-16 max-w-md" />
          <Skeleton className="mt-10 h-14" />
        </div>
      </div>
    </Loading>
  )
}
