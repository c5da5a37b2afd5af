import { swatch } from '@argo/domain/products/color'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ListField } from '../ui/ListField.tsx'
import { Options, textOptions } from '../ui/Options.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** The product's colors, each with the swatch that the site shows, and which one is chosen at first. */
export function ColorFields({ state: { form, field, list, change } }: FieldsProps) {
  const { colorVariations, defaultColor } = form
  const setColors = (colors: string[]) =>
    change({
      colorVariations: colors,
      defaultColor: colors.includes(defaultColor) ? defaultColor : (colors[0] ?? ''),
    })
  return (
    <div className="flex flex-col gap-5">
      <ListField
        {...list('colorVariations')}
        help="None for a product of one color. Two tones are written as “Black/Red”."
        onChange={setColors}
        noun="color"
        empty=""
      >
        {(color, index) => (
          <div className="flex items-end gap-3">
            <Swatch color={color} />
            <div className="grow">
              <TextField
                {...field(`colorVariations.${index}`)}
                label="Color"
                onChange={({ target }) => setColors(colorVariations.with(index, target.value))}
              />
            </div>
          </div>
        )}
      </ListField>
      {colorVariations.length > 0 && (
        <div className="max-w-xs">
          <SelectField {...field('defaultColor')} label="Chosen at first">
            <option value="">None</option>
            <Options options={textOptions(colorVariations)} />
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
