import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { pictureClass } from './gallery/gallery-pictures.ts'
import css from './product-top.module.css'

/** The product page's layout while the product loads: picture, thumbnails, text. */
export function ProductSkeleton() {
  return (
    <Loading label="Loading product" className={`${css.top} pb-20`}>
      <h1 className="sr-only">Product</h1>
      <div className="flex min-h-11 items-center px-(--page-edge) lg:col-start-2 lg:row-start-1 lg:mt-4 lg:px-0">
        <Skeleton className="h-6 w-64" />
      </div>
      <div className="min-w-0 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <Skeleton className={pictureClass} />
        <div className="mt-2 flex gap-1.5 overflow-hidden px-(--page-edge) lg:mt-3 lg:pl-0">
          {Array.from({ length: 6 }, (_, view) => (
            <Skeleton key={view} className="aspect-5/4 w-18 shrink-0 lg:w-28" />
          ))}
        </div>
      </div>
      <div className="px-(--page-edge) pt-6 lg:col-start-2 lg:row-start-2 lg:self-center lg:px-0 lg:pt-4 lg:pb-12">
        <Skeleton className="h-14 max-w-md lg:h-20" />
        <Skeleton className="mt-6 h-16 max-w-md" />
        <Skeleton className="mt-8 h-14 max-w-md" />
      </div>
    </Loading>
  )
}
