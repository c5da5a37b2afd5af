import type { Category } from '@argo/domain/products/category'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { categoryOptions, Options } from '../ui/Options.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'
import { useExport } from './use-export.ts'

const formats = ['csv', 'json'] as const

/** Downloads all products, or those of a category. */
export function ExportSheet() {
  const [category, setCategory] = useState<Category>()
  const { mutate, isPending } = useExport()
  return (
    <section aria-labelledby="export" className="flex flex-col gap-4">
      <h2 id="export" className="display text-lead">
        Export
      </h2>
      <p className="max-w-prose text-muted">
        A row a product, a column a field and a column a label of the specs. CSV opens in Excel and
        LibreOffice; drafts and discontinued products are in it too.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow basis-full sm:grow-0 sm:basis-64">
          <SelectField
            label="Products"
            name="category"
            value={category ?? ''}
            onChange={({ target }) => setCategory((target.value || undefined) as Category)}
          >
            <option value="">All products</option>
            <Options options={categoryOptions} />
          </SelectField>
        </div>
        {formats.map((format) => (
          <QuietButton
            key={format}
            disabled={isPending}
            onClick={() => mutate({ format, category })}
          >
            <Icon name="download" /> Download {format.toUpperCase()}
          </QuietButton>
        ))}
      </div>
    </section>
  )
}
