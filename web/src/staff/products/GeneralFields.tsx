import { categories, categoryFacts } from '@argo/domain/products/category'
import { excerpt } from '@argo/domain/products/product'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { ProductFormState } from './use-product-form.ts'

/** Name, category, address and description. */
export function GeneralFields({ state: { form, errors, change } }: { state: ProductFormState }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="sr-only">General</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          id={fieldId('name')}
          value={form.name}
          error={errors.name}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label="Category"
          name="category"
          id={fieldId('category')}
          value={form.category}
          error={errors.category}
          onChange={({ target }) =>
            change({ category: categories.find((id) => id === target.value) ?? form.category })
          }
        >
          {categories.map((id) => (
            <option key={id} value={id}>
              {categoryFacts(id).name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Slug"
        name="slug"
        id={fieldId('slug')}
        value={form.slug ?? ''}
        error={errors.slug}
        autoComplete="off"
        spellCheck={false}
        help="The end of the page’s address. After a change, the old address leads to the new one for ever. Empty: the id stands there."
        onChange={({ target }) => change({ slug: target.value === '' ? null : target.value })}
      />
      <TextArea
        label="Description"
        name="description"
        id={fieldId('description')}
        rows={5}
        value={form.description}
        error={errors.description}
        help={form.description !== '' && <>A card shows: “{excerpt(form.description)}”</>}
        onChange={({ target }) => change({ description: target.value })}
      />
    </fieldset>
  )
}
