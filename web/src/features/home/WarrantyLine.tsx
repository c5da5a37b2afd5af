import { countOf } from '@argo/domain/text/count-of'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The longest warranty, in the largest type. */
export function WarrantyLine() {
  const [{ warranty }] = trpc.texts.home.useSuspenseQuery()
  const [[longest]] = trpc.texts.tiers.useSuspenseQuery()
  if (!longest) return null
  return (
    <section aria-labelledby="warranty-line" className="section print:py-3! border-t border-line">
      <div className="page flex flex-col items-start gap-8 xl:flex-row xl:items-end xl:justify-between print:flex-row print:items-end print:justify-between">
        <h2
          id="warranty-line"
          className="display print:text-[3rem] text-[min(clamp(3.75rem,1rem+10.5vw,11.5rem),17vw)] leading-[0.9] max-w-full"
        >
          {countOf(longest.years, 'year')}
        </h2>
        <div className="max-w-sm">
          <p className="text-lead">
            {longest.covers} are under warranty for {countOf(longest.years, 'year')}. {warranty}
          </p>
          <ButtonLink to="/warranty" look="outline" className="mt-6">
            Read the warranty
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
