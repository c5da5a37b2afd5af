import { TextField } from '../../ui/Field.tsx'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from './field-id.ts'
import type { ProductFormState } from './use-product-form.ts'

/** The addresses of the product's pictures: the first is on cards, the others follow in the gallery. */
export function PictureFields({ state: { form, errors, change } }: { state: ProductFormState }) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Main picture"
        name="imageUrl"
        id={fieldId('imageUrl')}
        value={form.imageUrl}
        error={errors.imageUrl}
        spellCheck={false}
        onChange={({ target }) => change({ imageUrl: target.value })}
      />
      <ListField
        id={fieldId('images')}
        legend="Gallery"
        error={errors.images}
        items={form.images}
        onChange={(images) => change({ images })}
        noun="picture"
        empty=""
      >
        {(image, index, changeImage) => (
          <TextField
            label="Address"
            name={`image-${index}`}
            id={fieldId(`images.${index}`)}
            value={image}
            error={errors[`images.${index}`]}
            spellCheck={false}
            onChange={({ target }) => changeImage(target.value)}
          />
        )}
      </ListField>
    </div>
  )
}
