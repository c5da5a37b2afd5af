import { photographAddress } from '@argo/domain/pictures/photographs'
import { categories, categoryFacts } from '@argo/domain/products/category'
import { warrantyFacts, type WarrantyKind } from '@argo/domain/texts/periods'
import { countOf } from '@argo/domain/text/count-of'
import { coveredBy } from '@argo/domain/warranty/warranty'
import { warrantyOf } from '@argo/domain/warranty/warranty-kind'
import { buttonClass } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'

// Each number a step smaller than the one before, standing on one line.
const sizes = [
  'text-[clamp(8.5rem,27vw,31rem)]',
  'text-[clamp(7rem,20vw,23rem)]',
  'text-[clamp(6rem,15.5vw,18rem)]',
]

/** The hero: years of warranty, and what has them. */
export function Tiers() {
  const [{ introduction }] = trpc.texts.warranty.useSuspenseQuery()
  const [tiers] = trpc.texts.tiers.useSuspenseQuery()
  const yearsOf = (kind: WarrantyKind) => tiers.find(({ kinds }) => kinds.includes(kind))?.years
  // Of a category, what has other years than the rest of it.
  const exceptions = categories.flatMap((category) => {
    const kind = categoryFacts(category).warrantyWith?.kind
    const [years, others] = [kind && yearsOf(kind), yearsOf(warrantyOf(category))]
    return kind && years && others && years !== others ? [{ kind, years, others }] : []
  })
  return (
    <>
      <PageHead title="Warranty" lead={introduction} className="lg:pb-0">
        <div className="no-print flex flex-wrap gap-4 max-sm:*:w-full">
          <PathLink path="/warranty#claim" className={buttonClass()}>
            Make a claim
          </PathLink>
          <PathLink path="/warranty#clauses" className={buttonClass('outline')}>
            What is covered
          </PathLink>
        </div>
      </PageHead>
      <div className="page overflow-clip">
        <ul className="grid grid-cols-1 gap-x-10 lg:mt-6 lg:grid-cols-3 lg:gap-x-16">
          {tiers.map(({ years, kinds, covers }, index) => (
            <li
              key={years}
              className="flex flex-wrap items-end gap-5 border-t border-line pt-6 pb-4 last:border-b sm:flex-nowrap lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-6 lg:border-t-0 lg:border-b"
            >
              <span
                aria-hidden="true"
                className={`display min-w-25 sm:min-w-[20vw] -indent-[0.05em] leading-[0.74] lg:self-end ${sizes[index]} ${index === 0 ? 'text-accent' : 'text-foreground'}`}
              >
                {years}
              </span>
              <p className="max-w-[10.5em] text-lead lg:self-start">
                <strong className="mb-2 block text-title font-bold text-foreground">
                  <span className="sr-only">{years} </span>
                  {years === 1 ? 'year' : 'years'}
                </strong>
                {covers}
                {exceptions.flatMap(({ kind, years: other, others }) =>
                  others === years ? (
                    <span key={kind} className="mt-2 block text-base text-muted">
                      {coveredBy(kind)}: {countOf(other, 'year')}
                    </span>
                  ) : (
                    []
                  ),
                )}
              </p>
              <span
                aria-hidden="true"
                className="flex basis-full justify-start gap-2 sm:basis-0 sm:grow sm:justify-end lg:justify-start lg:self-end print:hidden"
              >
                {kinds
                  .flatMap((kind) => warrantyFacts[kind].picture ?? [])
                  .map((folder) => (
                    <Picture
                      key={folder}
                      src={photographAddress(`${folder}/cut-out`)}
                      alt=""
                      sizes={sizesOf('30vw', '12vw')}
                      className="aspect-square w-full min-w-0 max-w-[30%] object-contain"
                    />
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
