import { viewOf } from '@argo/domain/pictures/picture-view'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { noPicture } from '@argo/domain/products/product-form'
import { Picture } from '../../ui/Picture.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

interface ViewFieldProps {
  label: string
  name: string
  id: string
  error: string | undefined
  /** Addresses of a product's pictures. */
  pictures: readonly string[]
  /** The view that one of them shows; '' if none is chosen. */
  view: string
  /** What choosing none is called; one must be chosen if absent. */
  none?: string
  onChange: (view: string) => void
}

/** Chooses one of a product's pictures, by what it shows. */
export function ViewField({ pictures, view, none, onChange, ...field }: ViewFieldProps) {
  const byView = new Map(
    pictures.flatMap((src) => (src === noPicture || src === '' ? [] : [[viewOf(src), src]])),
  )
  const chosen = byView.get(view)
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
        <SelectField {...field} value={view} onChange={({ target }) => onChange(target.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {!byView.has(view) && view !== '' && <option value={view}>{view}</option>}
          {[...byView].map(([each, src], index) => (
            <option key={each} value={each}>
              {nameOf(src) || `Picture ${index + 1}`}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

// "detail-fan" is "detail fan".
function nameOf(src: string): string {
  return uploadedPicture(src)?.alt ?? viewOf(src).replaceAll('-', ' ')
}
