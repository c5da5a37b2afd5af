import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { trpc } from '../trpc.ts'
import { ListField } from '../ui/ListField.tsx'
import { Options } from '../ui/Options.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** Who sells the product, and which products stand below it. */
export function DealerFields({ state: { form, field, list, set } }: FieldsProps) {
  const { data: products = [] } = trpc.products.list.useQuery({ sort: 'name' })
  const options = products.map(({ id, name }) => ({ value: id, name }))
  return (
    <div className="flex flex-col gap-10">
      <ListField
        {...list('related')}
        help="The newest of its category, unless you choose."
        noun="related product"
        empty={form.related.length < 3 ? products[0]?.id : undefined}
      >
        {(_, index) => (
          <SelectField
            {...field(`related.${index}`)}
            label="Product"
            onChange={({ target }) => set(`related.${index}`, Number(target.value))}
          >
            <Options options={options} />
          </SelectField>
        )}
      </ListField>
      <ListField
        {...list('dealers')}
        help="Nothing is shown while there is none."
        noun="dealer"
        empty={{ name: '', address: '' }}
      >
        {(_, index) => (
          <div className="grid gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <TextField {...field(`dealers.${index}.name`)} label="Dealer" />
            <TextField
              {...field(`dealers.${index}.address`)}
              label="Address of its page"
              type="url"
              placeholder="https://"
            />
          </div>
        )}
      </ListField>
    </div>
  )
}
