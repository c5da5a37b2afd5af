import { excerpt } from '@argo/domain/products/product'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { categoryOptions, Options } from '../ui/Options.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** Name, category, address and description. */
export function GeneralFields({ state: { form, field } }: FieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="sr-only">General</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField autoComplete="off" {...field('name')} />
        <SelectField {...field('category')}>
          <Options options={categoryOptions} />
        </SelectField>
      </div>
      <TextField
        autoComplete="off"
        spellCheck={false}
        help="The end of the page’s address. After a change, the old address leads to the new one forever. Empty: the id stands there."
        {...field('slug')}
      />
      <TextArea
        rows={5}
        help={form.description !== '' && <>A card shows: “{excerpt(form.description)}”</>}
        {...field('description')}
      />
    </fieldset>
  )
}
