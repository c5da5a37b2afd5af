import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { trpc } from '../trpc.ts'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { ProductFormState } from './use-product-form.ts'

/** Who sells the product, and which products stand below it. */
export function DealerFields({ state: { form, errors, change } }: { state: ProductFormState }) {
  const { data: products = [] } = trpc.products.list.useQuery({ sort: 'name' })
  const related = form.related ?? []
  return (
    <div className="flex flex-col gap-10">
      <ListField
        id={fieldId('related')}
        legend="Related products"
        help="The newest of its category, unless you choose."
        error={errors.related}
        items={related}
        onChange={(ids) => change({ related: ids.length > 0 ? ids : null })}
        noun="related product"
        {...(related.length < 3 && products[0] && { empty: products[0].id })}
      >
        {(id, index, changeId) => (
          <SelectField
            label="Product"
            name={`related-${index}`}
            id={fieldId(`related.${index}`)}
            value={id}
            error={errors[`related.${index}`]}
            onChange={({ target }) => changeId(Number(target.value))}
          >
            {products.map((product) => (
              <option key={product.id} value={product.id}>
                {product.name}
              </option>
            ))}
          </SelectField>
        )}
      </ListField>
      <ListField
        id={fieldId('dealers')}
        legend="Where to buy"
        help="Nothing is shown while there is none."
        error={errors.dealers}
        items={form.dealers}
        onChange={(dealers) => change({ dealers })}
        noun="dealer"
        empty={{ name: '', address: '' }}
      >
        {(dealer, index, changeDealer) => (
          <div className="grid gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <TextField
              label="Dealer"
              name={`dealer-${index}`}
              id={fieldId(`dealers.${index}.name`)}
              value={dealer.name}
              error={errors[`dealers.${index}.name`]}
              onChange={({ target }) => changeDealer({ ...dealer, name: target.value })}
            />
            <TextField
              label="Address of its page"
              name={`dealer-address-${index}`}
              id={fieldId(`dealers.${index}.address`)}
              type="url"
              placeholder="https://"
              value={dealer.address}
              error={errors[`dealers.${index}.address`]}
              onChange={({ target }) => changeDealer({ ...dealer, address: target.value })}
            />
          </div>
        )}
      </ListField>
    </div>
  )
}
