import { type ProductForm, ProductFormSchema } from '@argo/domain/products/product-form'
import { excerpt } from '@argo/domain/products/product'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { trpc } from '../trpc.ts'

/** What the site makes of the form: its card and its key features, before it is saved. */
export function Preview({ id, form }: { id: number; form: ProductForm }) {
  const asked = useDeferredValue(form)
  const { data } = trpc.products.shownAs.useQuery(
    { id, form: asked },
    { placeholderData: keepPreviousData, enabled: ProductFormSchema.safeParse(asked).success },
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
    </section>
  )
}
