import { categoryFacts } from '@argo/domain/products/category'
import { isUnnamed, mostOfCategory } from '@argo/domain/comparison/address'
import type { Comparison, ComparisonInput } from '@argo/domain/comparison/comparison-schema'
import { categoryComparisonTitle, comparisonTitle } from '@argo/domain/comparison/metadata'
import { countOf } from '@argo/domain/text/count-of'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { ComparisonStart } from './ComparisonStart.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { IncomparableProducts, OmittedProducts } from './OmittedProducts.tsx'
import { PrintTable } from './PrintTable.tsx'
import { SameRows } from './SameRows.tsx'
import css from './ComparePage.module.css'

export interface ComparePageProps {
  input: ComparisonInput
}

/** Products side by side, or what can be compared where an address names too few. */
export default function ComparePage({ input }: ComparePageProps) {
  const [data] = trpc.comparison.table.useSuspenseQuery(input)
  const { table, chosen } = data
  const whole = input.category !== undefined
  return (
    <article
      data-length={lengthOf(table)}
      data-few={chosen.length <= 4 || undefined}
      className={`page pt-1 pb-20 lg:pt-6 lg:pb-32 ${css.page}`}
    >
      <Breadcrumb crumbs={crumbsOf(data)} />
      {isUnnamed(input) ? <ComparisonStart /> : <Compared data={data} whole={whole} />}
    </article>
  )
}

/** What is compared, and what else could be. */
function Compared({
  data,
  whole,
}: {
  data: Comparison
  /** Whether all of a category is compared. */
  whole: boolean
}) {
  const { category, table, chosen, count } = data
  return (
    <>
      <h1 className="display mt-2 text-display lg:mt-6 print:mt-0 print:text-base">
        {titleOf(data, whole)}
      </h1>
      {whole && count > mostOfCategory && (
        <p className="mt-4 text-muted">
          The newest {mostOfCategory} of {countOf(count, 'product')}.
        </p>
      )}
      <OmittedProducts comparison={data} whole={whole} />
      {table && category && (
        <>
          <ComparisonTable table={table} removable={!whole} />
          <SameRows groups={table.same} count={chosen.length} />
          <div className="no-print mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
            <PrintTable />
            {whole && <IncomparableProducts comparison={data} />}
          </div>
        </>
      )}
      <CategoryChoice category={category} comparison={data} whole={whole} />
    </>
  )
}

// Many rows fit a printed page only in smaller letters, and few leave room for larger ones.
function lengthOf(table: Comparison['table']): 'long' | 'short' | undefined {
  const rows = table?.differing.flatMap((group) => group.rows).length ?? 0
  if (rows > 26) return 'long'
  return rows <= 16 ? 'short' : undefined
}

function crumbsOf({ category }: Comparison) {
  const page = { name: 'Compare' }
  return category === null
    ? [page]
    : [{ name: categoryFacts(category).name, link: categoryLink(category) }, page]
}

function titleOf({ category, chosen }: Comparison, whole: boolean): string {
  if (category !== null && whole) return categoryComparisonTitle(category)
  return chosen.length === 0 ? fixedPages.compare.title : comparisonTitle(chosen)
}
