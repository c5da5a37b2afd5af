import { Loading } from '../../lib/loading/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Featured products on the home page. */
export const featuredShown = 6

/** The home page while it loads: a card for each. */
export function HomeSkeleton() {
  return (
    <Loading
      label="Loading the home page"
      className="page section grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
    >
      {Array.from({ length: featuredShown }, (_, card) => (
        <Skeleton key={card} className="chamfer h-72" />
      ))}
    </Loading>
  )
}
