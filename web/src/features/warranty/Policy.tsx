import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { LinkedText } from '../../ui/LinkedText.tsx'

/** The policy in prose. */
export function Policy() {
  const [{ promise, articles }] = trpc.texts.warranty.useSuspenseQuery()
  return (
    <section aria-labelledby="policy" className="page section">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <h2 id="policy" className="display text-display lg:sticky lg:top-24 lg:self-start">
          What we promise
        </h2>
        <div className="measure flex flex-col gap-10 [text-wrap:pretty]">
          <p className="text-lead">{promise}</p>
          {articles.map(({ title, text }) => (
            <Article key={title} title={title}>
              <LinkedText>{text}</LinkedText>
            </Article>
          ))}
        </div>
      </div>
    </section>
  )
}

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-5">
      <h3 className="text-title font-bold">{title}</h3>
      <p className="mt-3 whitespace-pre-line">{children}</p>
    </div>
  )
}
