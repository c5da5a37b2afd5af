import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** A heading and a table while a comparison loads. */
export function CompareSkeleton() {
  return (
    <Loading label="Loading the comparison" className="page pt-12 pb-20 lg:pt-24">
      <h1 className="sr-only">Comparison</h1>
      <Skeleton className="h-14 max-w-xl lg:h-20" />
      <Skeleton className="mt-12 h-[60vh]" />
    </Loading>
  )
}
