import { swatch } from '@argo/domain/products/color'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { ProductFormState } from './use-product-form.ts'

/** The product's colors, each with the swatch that the site shows, and which one is chosen at first. */
export function ColorFields({ state: { form, errors, change } }: { state: ProductFormState }) {
  const { colorVariations, defaultColor } = form
  return (
    <div className="flex flex-col gap-5">
      <ListField
        id={fieldId('colorVariations')}
        legend="Colors"
        help="None for a product of one color. Two tones are written as “Black/Red”."
        error={errors.colorVariations}
        items={colorVariations}
        onChange={(colors) =>
          change({
            colorVariations: colors,
            defaultColor: colors.includes(defaultColor ?? '') ? defaultColor : (colors[0] ?? null),
          })
        }
        noun="color"
        empty=""
      >
        {(color, index, changeColor) => (
          <div className="flex items-end gap-3">
            <Swatch color={color} />
            <div className="grow">
              <TextField
                label="Color"
                name={`color-${index}`}
                id={fieldId(`colorVariations.${index}`)}
                value={color}
                error={errors[`colorVariations.${index}`]}
                onChange={({ target }) => changeColor(target.value)}
              />
            </div>
          </div>
        )}
      </ListField>
      {colorVariations.length > 0 && (
        <div className="max-w-xs">
          <SelectField
            label="Chosen at first"
            name="defaultColor"
            id={fieldId('defaultColor')}
            value={defaultColor ?? ''}
            error={errors.defaultColor}
            onChange={({ target }) => change({ defaultColor: target.value || null })}
          >
            <option value="">None</option>
            {[...new Set(colorVariations)].map((color) => (
              <option key={color} value={color}>
                {color}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  )
}

// An SVG, since the content security policy refuses style attributes.
function Swatch({ color }: { color: string }) {
  const [first, second = first] = swatch(color)
  return (
    <svg viewBox="0 0 44 44" className="size-11 shrink-0 border border-line" aria-hidden="true">
      <path d="M0 0h44L0 44Z" fill={first} />
      <path d="M44 0v44H0Z" fill={second} />
    </svg>
  )
}
