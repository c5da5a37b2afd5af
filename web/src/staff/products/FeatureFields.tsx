import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ListField } from '../ui/ListField.tsx'
import { Options, textOptions } from '../ui/Options.tsx'
import { ViewField } from '../ui/ViewField.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** The stories under KEY FEATURES; what is missing of three is made from the specs. */
export function FeatureFields({ state: { form, field, list, set } }: FieldsProps) {
  const labels = form.specs.map(({ label }) => label).filter(Boolean)
  // A figure and a picture may be absent.
  const choice = (index: number, name: 'label' | 'view') => {
    const path = `keyFeatures.${index}.${name}` as const
    return {
      ...field(path),
      value: form.keyFeatures[index]?.[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value || undefined),
    }
  }
  return (
    <ListField
      {...list('keyFeatures')}
      help="Three stories that sell it: why this one? What is missing of three is made from the specs."
      noun="key feature"
      empty={form.keyFeatures.length < 3 ? { title: '', sentence: '' } : undefined}
    >
      {({ label }, index) => (
        <>
          <TextField {...field(`keyFeatures.${index}.title`)} label="Title" />
          <TextArea
            {...field(`keyFeatures.${index}.sentence`)}
            label="One or two sentences"
            rows={2}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectField {...choice(index, 'label')} label="Figure">
              <option value="">No figure</option>
              <Options chosen={label} options={textOptions(labels)} />
            </SelectField>
            <ViewField
              {...choice(index, 'view')}
              label="Picture"
              pictures={[form.imageUrl, ...form.images]}
              none="Any picture"
            />
          </div>
        </>
      )}
    </ListField>
  )
}
