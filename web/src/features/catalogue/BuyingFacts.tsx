import type { CategoryText } from '@argo/domain/texts/site-texts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { PathLink } from '../../ui/PathLink.tsx'

/** What matters when choosing, in one sentence, and three facts under their figures. */
export function BuyingFacts({
  matters,
  facts,
  fits,
  singular,
}: Pick<CategoryText, 'matters' | 'facts'> & {
  /** The page that tells whether such a product fits. */
  fits: { path: string; words: string } | undefined
  singular: string
}) {
  return (
    <section aria-labelledby="choosing" className="no-print border-t border-line bg-surface">
      <div className="page grid grid-cols-1 gap-x-8 gap-y-6 py-14 lg:grid-cols-12 lg:py-24">
        <h2 id="choosing" className="eyebrow text-muted lg:col-span-3 lg:pt-2">
          Choosing a {singular}
        </h2>
        <p className="text-title font-semibold text-foreground [font-stretch:108%] [text-wrap:pretty] lg:col-span-9 lg:max-w-[22.8em] lg:text-[2.25rem] lg:leading-[1.15]">
          {matters}
        </p>
        {fits && (
          <p className="lg:col-span-9 lg:col-start-4">
            <PathLink
              path={fits.path}
              className="prose-link inline-flex min-h-11 items-center text-lead"
            >
              {fits.words}
            </PathLink>
          </p>
        )}
        <ul className="mt-4 grid grid-cols-1 lg:col-span-9 lg:col-start-4 lg:grid-cols-3">
          {facts.map(({ figure, title, text }) => (
            <li
              key={`${figure} ${title}`}
              className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line py-5 lg:block lg:py-6 lg:pr-8"
            >
              <p className="display tabular grow-2 basis-24 text-[min(1.75rem,13vw)] leading-none lg:text-[min(2.5rem,3.75vw)]">
                {unbroken(figure)}
              </p>
              <div className="grow-3 basis-36 lg:mt-5">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-sm text-muted [text-wrap:pretty]">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
