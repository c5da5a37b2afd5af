import { SelectField } from '../../ui/SelectField.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskForm } from '../ui/DeskForm.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { ListField } from '../ui/ListField.tsx'
import { stateLabels } from './state-labels.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { useRowForm } from '../ui/use-row-form.ts'

type DeskRow = Outputs['products']['list'][number]

/** Which products the home page features, in their order. */
export function FeaturedPage() {
  const utils = trpc.useUtils()
  const [products] = trpc.products.list.useSuspenseQuery({})
  const state = useRowForm({
    name: 'featured',
    title: 'Featured',
    // The last to save decides.
    row: { version: '', ids: idsOf(products) },
    formOf: ({ ids }) => ({ ids }),
    names: { ids: 'Products' },
    save: async ({ ids }, version) => {
      await utils.client.products.feature.mutate({ ids })
      await utils.products.list.invalidate()
      return { version, ids }
    },
    onChanged: () => void utils.revisions.list.invalidate(),
  })
  const { ids } = state.form
  const other = products.find(({ id }) => !ids.includes(id))
  return (
    <DeskPage title="Featured">
      <div className="max-w-2xl">
        <DeskForm state={state}>
          <ListField
            {...state.list('ids')}
            help="The home page shows the first six."
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
                    {...state.field(`ids.${index}`)}
                    label={`Product ${index + 1}`}
                    isLabelHidden
                    onChange={({ target }) => state.set(`ids.${index}`, Number(target.value))}
                  >
                    {products
                      .filter((product) => product.id === id || !ids.includes(product.id))
                      .map((product) => (
                        <option key={product.id} value={product.id}>
                          {product.name}
                          {product.status.state !== 'published' &&
                            ` (${stateLabels[product.status.listed].toLowerCase()}, not shown)`}
                        </option>
                      ))}
                  </SelectField>
                </div>
              </>
            )}
          </ListField>
        </DeskForm>
      </div>
    </DeskPage>
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
