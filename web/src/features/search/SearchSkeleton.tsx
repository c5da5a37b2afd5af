import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** The search page until its results are there. */
export function SearchSkeleton() {
  return (
    <Loading label="Searching" className="page pt-10 pb-24 lg:pt-16">
      <Skeleton className="h-12 w-full max-w-[44rem]" />
      <Skeleton className="mt-10 h-10 w-64" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="mt-4 h-36" />
      ))}
    </Loading>
  )
}
