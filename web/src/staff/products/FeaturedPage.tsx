import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskForm } from '../ui/DeskForm.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { linkClass } from '../ui/Part.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { useRowForm } from '../ui/use-row-form.ts'
import { ProductFinder } from './ProductFinder.tsx'
import { stateLabels } from './state-labels.ts'

type Featured = Outputs['featured']['list']
type FeaturedForm = Pick<Featured, 'products'>

/** Which products the home page features, in their order. */
export function FeaturedPage() {
  const utils = trpc.useUtils()
  const [featured] = trpc.featured.list.useSuspenseQuery()
  const state = useRowForm<Featured, FeaturedForm>({
    name: 'featured',
    title: 'Featured',
    row: featured,
    formOf: ({ products }) => ({ products }),
    names: { products: 'Products' },
    save: ({ products }, version) =>
      utils.client.featured.save.mutate({ products: products.map(({ id }) => id), version }),
    onChanged: (changed) => {
      utils.featured.list.setData(undefined, changed)
      void utils.products.list.invalidate()
      void utils.revisions.list.invalidate()
    },
  })
  const ids = state.form.products.map(({ id }) => id)
  const { data: known } = trpc.products.some.useQuery(
    { ids },
    { placeholderData: keepPreviousData },
  )
  return (
    <DeskPage title="Featured">
      <div className="max-w-2xl">
        <DeskForm state={state}>
          <ListField
            {...state.list('products')}
            help="The home page shows the first six."
            noun="product"
            isTable
          >
            {({ id, name }, index) => {
              const product = known?.find((each) => each.id === id)
              const error = state.errors[`products.${index}`]
              return (
                <>
                  <div className="order-1 flex min-h-12 items-center gap-4">
                    <span aria-hidden="true" className="tabular text-sm text-muted">
                      {index + 1}
                    </span>
                    <Thumbnail src={product?.imageUrl ?? ''} />
                  </div>
                  <div className="order-3 col-span-2 self-center sm:order-2 sm:col-span-1">
                    <Link
                      id={fieldId(`products.${index}`)}
                      to="/products/$id"
                      params={{ id }}
                      className={linkClass}
                    >
                      {name}
                    </Link>
                    {product && product.state !== 'published' && (
                      <span className="text-muted">
                        {' '}
                        ({stateLabels[product.state].toLowerCase()}, not shown)
                      </span>
                    )}
                    {error && <p className="text-sm font-semibold text-fail">{error}</p>}
                  </div>
                </>
              )
            }}
          </ListField>
          <ProductFinder
            label="Add a product"
            without={ids}
            onFound={({ id, name }) =>
              state.change(({ products }) => ({ products: [...products, { id, name }] }))
            }
          />
        </DeskForm>
      </div>
    </DeskPage>
  )
}
