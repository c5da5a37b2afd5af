import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'

/** What in the catalogue needs somebody, product by product. */
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
              <p className="font-semibold">
                {product.name} <span className="tabular font-normal text-muted">{product.id}</span>
              </p>
              <ul className="mt-1 flex flex-col gap-1 text-sm text-muted">
                {toDo.map(({ field, sentence }) => (
                  <li key={field + sentence} className="break-words">
                    {sentence}
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
