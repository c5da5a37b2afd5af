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
      <div className="page grid grid-cols-1 gap-x-12 gap-y-10 py-14 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-6 xl:pr-12">
          <h2 id="choosing" className="eyebrow text-muted">
            Choosing a {singular}
          </h2>
          <p className="mt-4 text-title font-semibold [font-stretch:108%] [text-wrap:pretty] lg:text-[min(2.5rem,2.7vw)] lg:leading-[1.15]">
            {matters}
          </p>
        </div>
        <ul className="lg:col-span-6">
          {facts.map(({ figure, title, text }) => (
            <li
              key={`${figure} ${title}`}
              className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line py-6 lg:py-7"
            >
              <p className="display tabular grow-2 basis-24 text-[min(1.75rem,13vw)] leading-none lg:text-[min(2.75rem,3vw)]">
                {unbroken(figure)}
              </p>
              <div className="grow-3 basis-36">
                <h3 className="text-lg/snug font-semibold">{title}</h3>
                <p className="mt-1 text-muted [text-wrap:pretty]">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
