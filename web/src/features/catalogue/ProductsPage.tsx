import { photographAddress } from '@argo/domain/pictures/photographs'
import { countOf } from '@argo/domain/text/count-of'
import { getRouteApi } from '@tanstack/react-router'
import { CategoryNav } from '../../ui/CategoryNav.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Banner } from '../../ui/Banner.tsx'
import { CategoryBand } from './CategoryBand.tsx'
import { OneCategory } from './OneCategory.tsx'

const route = getRouteApi('/products')

/** The newest products by category or, with `?category=`, those of one. */
export default function ProductsPage() {
  const pages = route.useLoaderData()
  return pages ? <OneCategory key={pages.category} list={pages} chosen /> : <AllCategories />
}

// The newest products of every category, one section each.
function AllCategories() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const shown = groups.reduce((sum, group) => sum + group.products.length, 0)
  return (
    <>
      <Banner
        src={photographAddress('scenes/2-wide')}
        title="Argo's Arsenal"
        lead={`${
          shown === count
            ? `Everything we make: ${countOf(count, 'product')}`
            : `The newest of each kind, of ${countOf(count, 'product')}`
        }. All the numbers that matter.`}
      />
      <CategoryNav label="Categories" categories={groups.map(({ category }) => category)} />
      {groups.map((group, index) => (
        <CategoryBand
          key={group.category}
          {...group}
          first={index === 0}
          tone={index % 2 ? 'light' : 'dark'}
        />
      ))}
    </>
  )
}
