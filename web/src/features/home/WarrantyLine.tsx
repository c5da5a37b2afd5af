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
      <div className="page flex flex-col items-start gap-8 xl:flex-row xl:gap-20 xl:items-end xl:justify-between print:flex-row print:items-end print:justify-between">
        <h2
          id="warranty-line"
          className="display shrink-0 text-[17vw] leading-[0.85] text-balance xl:whitespace-nowrap xl:text-[min(12vw,13rem)] print:text-hero"
        >
          {countOf(longest.years, 'year')}
        </h2>
        <div className="max-w-md xl:max-w-none">
          <p className="text-lead text-pretty">
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
