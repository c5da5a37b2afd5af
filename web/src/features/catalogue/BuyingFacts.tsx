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
  return (
    <section aria-labelledby="choosing" className="no-print border-t border-line bg-surface">
      <div className="page py-14 lg:py-24">
        <h2 id="choosing" className="eyebrow text-muted">
          Choosing a {singular}
        </h2>
        <p className="display mt-4 max-w-[24em] text-title lg:text-[min(2.75rem,3vw)]/tight">
          {matters}
        </p>
        <ul className="mt-10 grid grid-cols-1 gap-x-6 md:grid-cols-3 lg:mt-16">
          {facts.map(({ figure, title, text }) => (
            <li key={`${figure} ${title}`} className="border-t border-line py-6">
              <p className="display tabular text-title">{unbroken(figure)}</p>
              <h3 className="mt-2 text-lg/snug font-semibold">{title}</h3>
              <p className="mt-1 text-pretty text-muted lg:text-lg">{unbroken(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
