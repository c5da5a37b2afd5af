import type { ProductForm } from '@argo/domain/products/product-form'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { DeskProduct } from './types.ts'
import { isSame, type ProductFormState } from './use-product-form.ts'

type Field = keyof ProductForm

const names: Record<Field, string> = {
  name: 'Name',
  slug: 'Slug',
  category: 'Category',
  description: 'Description',
  imageUrl: 'Main picture',
  images: 'Gallery',
  specs: 'Specs',
  colorVariations: 'Colors',
  defaultColor: 'Color chosen at first',
  keyFeatures: 'Key features',
  related: 'Related products',
  dealers: 'Where to buy',
}

/** What somebody else has saved meanwhile beside what is typed here: each field is chosen. */
export function Conflict({
  state,
  other,
  product,
}: {
  state: ProductFormState
  other: DeskProduct
  product: DeskProduct
}) {
  const fields = (Object.keys(names) as Field[]).filter(
    (field) => !isSame(state.form[field], other.form[field]),
  )
  // What was not touched here is theirs.
  const [theirs, setTheirs] = useState(
    () => new Set(fields.filter((field) => isSame(state.form[field], product.form[field]))),
  )
  const merged = {
    ...state.form,
    ...Object.fromEntries([...theirs].map((field) => [field, other.form[field]])),
  }
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="flex flex-col gap-5 border border-accent p-5"
    >
      <h2 id="conflict" className="display text-lead">
        Somebody else has changed this product meanwhile
      </h2>
      <p className="text-muted">
        Nothing of yours is lost. Choose what counts{fields.length > 0 ? ', field by field' : ''}.
      </p>
      {fields.map((field) => (
        <fieldset key={field} className="grid gap-3 border-t border-line pt-3 lg:grid-cols-2">
          <legend className="font-semibold">{names[field]}</legend>
          {(['Yours', 'Theirs'] as const).map((whose) => (
            <div key={whose} className="flex min-w-0 gap-3">
              <input
                type="radio"
                id={`conflict-${field}-${whose}`}
                aria-label={`${names[field]}: ${whose.toLowerCase()}`}
                name={`conflict-${field}`}
                className="mt-1.5"
                checked={theirs.has(field) === (whose === 'Theirs')}
                onChange={() =>
                  setTheirs((before) => {
                    const after = new Set(before)
                    if (whose === 'Theirs') after.add(field)
                    else after.delete(field)
                    return after
                  })
                }
              />
              <div className="min-w-0">
                <label htmlFor={`conflict-${field}-${whose}`} className="text-sm text-muted">
                  {whose}
                </label>
                <p className="break-words whitespace-pre-line">
                  {inLines((whose === 'Theirs' ? other.form : state.form)[field])}
                </p>
              </div>
            </div>
          ))}
        </fieldset>
      ))}
      <Button
        className="self-start"
        disabled={state.isSaving}
        onClick={() => void state.save({ form: merged, version: other.version })}
      >
        Save what is chosen
      </Button>
    </section>
  )
}

function inLines(value: ProductForm[Field]): string {
  if (value === null || value === '') return '—'
  if (!Array.isArray(value)) return value
  return value.length === 0
    ? '—'
    : value
        .map((item) => (typeof item === 'object' ? Object.values(item).join(': ') : String(item)))
        .join('\n')
}
