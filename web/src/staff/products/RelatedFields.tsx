import { trpc } from '../trpc.ts'
import { FieldError } from '../../ui/Field.tsx'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ProductFinder } from './ProductFinder.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** Which products stand below it. */
export function RelatedFields({ id, state }: FieldsProps & { id: number }) {
  const { form, errors, list, change } = state
  const { data: known } = trpc.products.some.useQuery({ ids: form.related })
  return (
    <div className="flex flex-col gap-4">
      <ListField
        {...list('related')}
        help="The newest of its category, unless you choose."
        noun="related product"
        isTable
      >
        {(related, index) => (
          <div
            id={fieldId(`related.${index}`)}
            tabIndex={-1}
            className="order-1 flex min-h-11 min-w-0 flex-col justify-center font-semibold break-words sm:col-span-2"
          >
            {known?.find((product) => product.id === related)?.name ?? `Number ${related}`}
            <FieldError id={`related.${index}`} error={errors[`related.${index}`]} />
          </div>
        )}
      </ListField>
      {form.related.length < 3 && (
        <ProductFinder
          label="Add a related product"
          without={[id, ...form.related]}
          onFound={(found) => change(({ related }) => ({ related: [...related, found.id] }))}
        />
      )}
    </div>
  )
}
