import { Skeleton } from './Skeleton.tsx'

/** Where product tiles are about to stand, in a list. */
export function TileSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className="aspect-square" />
      <Skeleton className="mt-4 h-6 w-2/3" />
      <Skeleton className="mt-1.5 h-10" />
    </li>
  ))
}
