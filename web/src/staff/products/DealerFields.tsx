import { TextField } from '../../ui/Field.tsx'
import { ListField } from '../ui/ListField.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** Who sells the product. */
export function DealerFields({ state: { field, list } }: FieldsProps) {
  return (
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
  )
}
