import { trpc } from '../../lib/trpc/trpc.ts'
import { LinkedText } from '../../ui/LinkedText.tsx'

/** The policy in prose. */
export function Policy() {
  const [{ promise, articles }] = trpc.texts.warranty.useSuspenseQuery()
  return (
    <section aria-labelledby="policy" className="page section">
      <div className="grid grid-cols-1 gap-x-20 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 id="policy" className="display text-display">
          What we promise
        </h2>
        <p className="measure text-lead text-pretty">{promise}</p>
      </div>
      <ul className="mt-12 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {articles.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-5">
            <h3 className="text-title font-bold text-balance">{title}</h3>
            <p className="mt-3 measure text-pretty whitespace-pre-line lg:text-lg 2xl:text-xl">
              <LinkedText>{text}</LinkedText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
