import type { LegalPageName } from '@argo/domain/texts/legal-page'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LegalText } from './LegalText.tsx'

/** A page of chapters to read, such as the terms. */
export default function LegalPage({ page }: { page: LegalPageName }) {
  const [text] = trpc.texts.legal.useSuspenseQuery({ page })
  return (
    <LegalText page={page} text={text}>
      {page === 'registration' && <WithoutRegistration />}
    </LegalText>
  )
}

function WithoutRegistration() {
  const [tiers] = trpc.texts.tiers.useSuspenseQuery()
  return (
    <>
      <div className="no-print flex flex-wrap gap-4">
        <ButtonLink to="/warranty">Read the warranty</ButtonLink>
        <ButtonLink to="/warranty" hash="claim" look="outline">
          Make a claim
        </ButtonLink>
        <ButtonLink to="/downloads" look="outline">
          Downloads
        </ButtonLink>
      </div>
      <section aria-labelledby="covered" className="mt-10">
        <h2 id="covered" className="text-title font-bold">
          How long you’re covered
        </h2>
        <ul className="mt-4">
          {tiers.map(({ years, covers }) => (
            <li
              key={years}
              className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-5 border-t border-line py-4"
            >
              <span aria-hidden="true" className="display text-figure text-accent tabular">
                {years}
              </span>
              <p>
                <strong className="block text-lead">
                  <span className="sr-only">{years} </span>
                  {years === 1 ? 'year' : 'years'}
                </strong>
                {covers}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
