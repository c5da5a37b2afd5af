import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { Category } from '@argo/domain/products/category'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { HeatEdge } from '../../ui/HeatEdge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

const columns = 3
const rowCount = 3

/** The first columns and rows of a category's table, as a link to it. */
export function TablePreview({ category }: { category: Category }) {
  const [{ table }] = trpc.comparison.table.useSuspenseQuery({ category, inInches: false })
  if (!table) return null
  const rows = table.differing
    .flatMap((group) => group.rows)
    .filter(({ cells }) => cells.slice(0, columns).some(({ best }) => best))
    .slice(0, rowCount)
  return (
    <div className="no-print group panel chamfer relative hidden isolate px-4 pb-2 [--cut:16px] sm:px-6 @min-[17rem]:block">
      <span className="glow absolute inset-0 -z-1 opacity-50" />
      <span aria-hidden="true" className="relative grid grid-cols-3 gap-x-4">
        {table.products.slice(0, columns).map(({ id, name, imageUrl }) => (
          <span key={id} className="border-b border-line pt-2 pb-3">
            <Picture
              src={cutOutOf(imageUrl)}
              alt=""
              priority
              sizes="(min-width: 64rem) 12rem, 28vw"
              className="aspect-square w-full object-contain lg:h-44"
            />
            <span className="display block text-lead wrap-anywhere">{name}</span>
          </span>
        ))}
        {rows.map(({ label, cells }) => (
          <span
            key={label}
            className="col-span-3 grid grid-cols-subgrid border-b border-line py-2.5 last:border-0 max-lg:last:hidden max-lg:nth-last-2:border-0"
          >
            <span className="col-span-3 text-sm text-muted">{label}</span>
            {cells.slice(0, columns).map(({ statements: [first], best }, index) => (
              <span
                key={table.products[index]?.id}
                className={`tabular flex flex-wrap content-start items-center gap-x-2 lg:text-lg ${best ? 'font-bold' : ''}`}
              >
                {unbroken(first?.figure ?? '—')}
                {best && (
                  <span className="inline-flex items-center gap-1 text-sm text-accent-bright max-sm:basis-full">
                    <Icon name="check" className="size-4" />
                    Best
                  </span>
                )}
              </span>
            ))}
          </span>
        ))}
      </span>
      <ArrowLink
        {...categoryComparisonLink(category)}
        className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-6 focus-visible:after:outline-accent"
      >
        {categoryComparisonTitle(category)}
      </ArrowLink>
      <HeatEdge />
    </div>
  )
}
