import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { pictureClass } from './gallery/gallery-pictures.ts'

/**
 * On a desktop the columns at a page's top: the page's margin, what is said of the product, and its picture, `--picture` wide, which
 * reaches the screen's edge and leaves room for thumbnails and figures beneath it.
 */
export const sceneColumns =
  '[--picture:clamp(min(34rem,40vw),125svh-25rem,min(58vw,84rem))] lg:relative lg:overflow-x-clip lg:has-data-wide:bg-none lg:bg-[radial-gradient(70%_90%_at_62%_40%,var(--color-raised),transparent)] lg:grid lg:grid-cols-[max(var(--page-edge),50%-var(--page-width)/2+var(--page-edge))_minmax(0,1fr)_var(--picture)] lg:grid-rows-[auto_1fr]'

/** The product page's layout while the product loads: picture, thumbnails, text. */
export function ProductSkeleton() {
  return (
    <Loading label="Loading product" className={`${sceneColumns} pb-20`}>
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
