import { SelectField } from '../../ui/SelectField.tsx'
import { trpc } from '../trpc.ts'
import { ListField } from '../ui/ListField.tsx'
import { Options } from '../ui/Options.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** Which products stand below it. */
export function RelatedFields({ state: { form, field, list, set } }: FieldsProps) {
  const { data: products = [] } = trpc.products.list.useQuery({ sort: 'name' })
  const options = products.map(({ id, name }) => ({ value: id, name }))
  return (
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
  )
}
