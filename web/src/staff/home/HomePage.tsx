import { Link } from '@tanstack/react-router'
import { fieldId } from '../ui/field-id.ts'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'

/** What in the catalogue needs somebody, product by product, each leading to the field that mends it. */
export function HomePage() {
  const [products] = trpc.products.toDo.useSuspenseQuery()
  return (
    <DeskPage title="To do">
      {products.length === 0 ? (
        <p className="text-muted">There is nothing to do.</p>
      ) : (
        <ul className="flex flex-col border-t border-line">
          {products.map(({ product, toDo }) => (
            <li key={product.id} className="border-b border-line py-3">
              <h2 className="font-semibold">
                {product.name} <span className="tabular font-normal text-muted">{product.id}</span>
              </h2>
              <ul className="mt-1 flex flex-col gap-1 text-sm">
                {toDo.map(({ field, sentence }) => (
                  <li key={field + sentence} className="break-words">
                    <Link
                      to="/products/$id"
                      params={{ id: String(product.id) }}
                      hash={fieldId(field)}
                      className="prose-link inline-flex min-h-6"
                    >
                      {sentence}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </DeskPage>
  )
}
