import type { ComparisonCell, ComparisonTable } from '@argo/domain/comparison/comparison-schema'
import { type ProductForm, ProductFormSchema } from '@argo/domain/products/product-form'
import { inWords } from '@argo/domain/text/in-words'
import { excerpt } from '@argo/domain/products/product'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { trpc } from '../trpc.ts'

/** What the site makes of the form before it is saved: its card, its key features and its column of a comparison. */
export function Preview({ id, form }: { id: number; form: ProductForm }) {
  const deferred = useDeferredValue(form)
  const { data } = trpc.products.previewProduct.useQuery(
    { id, form: deferred },
    { placeholderData: keepPreviousData, enabled: ProductFormSchema.safeParse(deferred).success },
  )
  if (!data) return null
  const { detail } = data
  return (
    <section aria-labelledby="shown-as" className="flex flex-col gap-4">
      <h2 id="shown-as" className="eyebrow text-muted">
        As the site shows it
      </h2>
      <div className="chamfer panel p-5">
        <p className="display text-lead">{detail.product.name}</p>
        <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {detail.figures.map(({ label, value }) => (
            <div key={label}>
              <dd className="tabular font-semibold">{value}</dd>
              <dt className="text-sm text-muted">{label}</dt>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-muted">{excerpt(detail.product.description)}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {detail.features.map(({ title, figure, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            {figure !== '' && <p className="tabular text-accent-bright">{figure}</p>}
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {data.comparison && <Compared table={data.comparison} />}
    </section>
  )
}

/** What differs in the comparison with the newest of its category: its own figure, then theirs. */
function Compared({ table: { products, differing } }: { table: ComparisonTable }) {
  const [, ...others] = products
  const rows = differing.flatMap((group) => group.rows)
  const figuresOf = ({ statements }: ComparisonCell) =>
    statements.map(({ figure }) => figure).join(', ') || '—'
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">
        Beside {inWords(others.map(({ name }) => name))}
      </summary>
      <dl className="flex flex-col gap-3 text-sm">
        {rows.map(({ label, cells: [own, ...rest] }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            {own && (
              <dd className="tabular font-semibold">
                {figuresOf(own)}
                {own.best && <span className="font-normal text-accent-bright"> best</span>}
              </dd>
            )}
            <dd className="tabular text-muted">{rest.map(figuresOf).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
