import type { DatedChanges } from '@argo/domain/products/spec-changes'
import { longDate } from '@argo/domain/text/date'

/** What of the product's figures was changed, and on which day. */
export function Changes({ changes }: { changes: DatedChanges[] }) {
  if (changes.length === 0) return null
  return (
    <section
      id="changes"
      aria-labelledby="changes-heading"
      className="page pb-16 lg:pb-24 print:hidden"
    >
      <h2 id="changes-heading" className="display text-title">
        What changed
      </h2>
      <ol className="mt-4 flex flex-col border-b border-line">
        {changes.map(({ id, day, specs }) => (
          <li key={id} className="grid gap-x-12 gap-y-2 border-t border-line py-4 lg:grid-cols-12">
            <time dateTime={day} className="text-muted lg:col-span-4">
              {longDate(day)}
            </time>
            <ul className="flex flex-col gap-1 lg:col-span-8">
              {specs.map(({ label, before, after }) => (
                <li key={label}>
                  <span className="text-muted">{label}:</span> {after ?? 'no longer stated'}
                  {before === null && <span className="text-muted">, new</span>}
                  {before && <span className="text-muted">, was {before}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
