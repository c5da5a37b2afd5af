import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { ListField } from '../ui/ListField.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { stateLabels } from './state-labels.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'

type DeskRow = Outputs['products']['list'][number]

/** Which products the home page features, in their order. */
export function FeaturedPage() {
  const [products] = trpc.products.list.useSuspenseQuery({})
  return (
    <DeskPage title="Featured">
      <Featured key={JSON.stringify(idsOf(products))} products={products} />
    </DeskPage>
  )
}

function Featured({ products }: { products: DeskRow[] }) {
  const utils = trpc.useUtils()
  const [ids, setIds] = useState(() => idsOf(products))
  const { mutate, isPending } = trpc.products.feature.useMutation({
    onSuccess: () => notify({ title: 'Saved', text: 'The home page shows the first six.' }),
    onError: (error) => notifyFailure('Not saved', error),
    onSettled: () => void utils.products.list.invalidate(),
  })
  const other = products.find(({ id }) => !ids.includes(id))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ ids })
      }}
      className="flex max-w-2xl flex-col gap-6"
    >
      <ListField
        id="featured"
        legend="Products"
        help="The home page shows the first six."
        items={ids}
        onChange={setIds}
        noun="product"
        empty={other?.id}
        isTable
      >
        {(id, index) => (
          <>
            <div className="order-1 flex min-h-12 items-center gap-4">
              <span aria-hidden="true" className="tabular text-sm text-muted">
                {index + 1}
              </span>
              <Thumbnail src={products.find((product) => product.id === id)?.imageUrl ?? ''} />
            </div>
            <div className="order-3 col-span-2 sm:order-2 sm:col-span-1">
              <SelectField
                label={`Product ${index + 1}`}
                isLabelHidden
                name={`featured-${index}`}
                value={id}
                onChange={({ target }) => setIds(ids.with(index, Number(target.value)))}
              >
                {products
                  .filter((product) => product.id === id || !ids.includes(product.id))
                  .map((product) => (
                    <option key={product.id} value={product.id}>
                      {product.name}
                      {product.status.shown !== 'published' &&
                        ` (${stateLabels[product.status.listed].toLowerCase()}, not shown)`}
                    </option>
                  ))}
              </SelectField>
            </div>
          </>
        )}
      </ListField>
      <Button type="submit" disabled={isPending} className="self-start">
        Save
      </Button>
    </form>
  )
}

function idsOf(products: DeskRow[]): number[] {
  return products
    .filter(({ status }) => status.featured)
    .toSorted(
      (one, other) =>
        (one.status.featureOrder ?? Infinity) - (other.status.featureOrder ?? Infinity) ||
        one.id - other.id,
    )
    .map(({ id }) => id)
}
