import { History } from './History.tsx'

/** The history of one row, at the end of its page. */
export function RowHistory(filter: { subject: 'products' | 'texts'; rowId: string }) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id="history" className="display text-title">
        History
      </h2>
      <History filter={filter} />
    </section>
  )
}
