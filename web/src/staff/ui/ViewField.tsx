import { viewOf } from '@argo/domain/pictures/picture-view'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { noPicture } from '@argo/domain/products/product-form'
import type { ComponentProps } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Options } from './Options.tsx'

interface ViewFieldProps extends ComponentProps<typeof SelectField> {
  /** The view that is chosen; '' for none. */
  value: string
  /** Addresses of a product's pictures. */
  pictures: readonly string[]
  /** What choosing none is called; one must be chosen if absent. */
  none?: string
}

/** Chooses one of a product's pictures, by what it shows. */
export function ViewField({ pictures, none, ...field }: ViewFieldProps) {
  const shown = pictures.filter((src) => src !== noPicture && src !== '')
  const byView = new Map(shown.map((src) => [viewOf(src), src]))
  const chosen = byView.get(field.value)
  const views = [...byView].map(([view, src], index) => ({
    value: view,
    name: nameOf(src) || `Picture ${index + 1}`,
  }))
  return (
    <div className="flex items-end gap-3">
      {chosen !== undefined && (
        <Picture
          src={chosen}
          alt=""
          sizes="5rem"
          className="h-12 w-20 shrink-0 bg-raised object-contain"
        />
      )}
      <div className="min-w-0 grow">
        <SelectField {...field}>
          {none !== undefined && <option value="">{none}</option>}
          <Options
            chosen={none === undefined ? field.value : field.value || undefined}
            options={views}
          />
        </SelectField>
      </div>
    </div>
  )
}

// "detail-fan" is "detail fan".
function nameOf(src: string): string {
  return uploadedPicture(src)?.alt ?? viewOf(src).replaceAll('-', ' ')
}
