import { countOf } from '@argo/domain/text/count-of'
import { trpc } from '../../lib/trpc/trpc.ts'
import { CategoryBand } from './CategoryBand.tsx'

/** The newest products of every category, one section each. */
export function AllCategories() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const shown = groups.reduce((sum, group) => sum + group.products.length, 0)
  return (
    <>
      <header className="page grid grid-cols-1 gap-x-8 gap-y-6 pt-12 pb-12 lg:grid-cols-12 lg:items-end lg:pt-24 lg:pb-20 print:block print:pt-0 print:pb-2">
        <h1 className="display text-hero lg:col-span-8">Argo's Arsenal</h1>
        <p className="max-w-[24em] text-lead lg:col-span-4 lg:justify-self-end">
          {shown === count
            ? `Everything we make: ${countOf(count, 'product')}`
            : `The newest of each kind, of ${countOf(count, 'product')}`}
          . All the numbers that matter.
        </p>
      </header>
      {groups.map((group, index) => (
        <CategoryBand key={group.category} {...group} first={index === 0} />
      ))}
    </>
  )
}
