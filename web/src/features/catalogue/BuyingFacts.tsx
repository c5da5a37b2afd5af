import type { CategoryText } from '@argo/domain/texts/site-texts'
import { unbroken } from '../../lib/text/unbroken.ts'

/** What matters when choosing, in one sentence, and three facts under their figures. */
export function BuyingFacts({
  matters,
  facts,
  singular,
}: Pick<CategoryText, 'matters' | 'facts'> & {
  singular: string
}) {
  // Nobody has written of a new category yet.
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="choosing" className="no-print border-t border-line bg-surface">
      <div className="page grid gap-x-16 gap-y-10 py-14 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="choosing" className="eyebrow text-muted">
            Choosing a {singular}
          </h2>
          <p className="display mt-4 text-title lg:text-[min(2.75rem,3vw)]/tight">{matters}</p>
        </div>
        <ul className="grid gap-x-6 max-lg:md:grid-cols-3">
          {facts.map(({ figure, title, text }) => (
            <li
              key={`${figure} ${title}`}
              className="border-t border-line py-6 lg:grid lg:grid-cols-3 lg:gap-x-6"
            >
              <p className="display tabular text-title">{unbroken(figure)}</p>
              <div className="lg:col-span-2">
                <h3 className="text-lg/snug font-semibold max-lg:mt-2">{title}</h3>
                <p className="mt-1 text-pretty text-muted lg:text-lg">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
