import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ViewField } from '../ui/ViewField.tsx'
import type { ProductFormState } from './use-product-form.ts'

/** The stories under KEY FEATURES; what is missing of three is made from the specs. */
export function FeatureFields({ state: { form, errors, change } }: { state: ProductFormState }) {
  const features = form.keyFeatures ?? []
  const pictures = [form.imageUrl, ...form.images]
  const labels = form.specs.map(({ label }) => label).filter(Boolean)
  return (
    <ListField
      id={fieldId('keyFeatures')}
      legend="Key features"
      help="Three stories that sell it: why this one? What is missing of three is made from the specs."
      error={errors.keyFeatures}
      items={features}
      onChange={(changed) => change({ keyFeatures: changed.length > 0 ? changed : null })}
      noun="key feature"
      {...(features.length < 3 && { empty: { title: '', sentence: '' } })}
    >
      {(feature, index, changeFeature) => {
        const error = (field: string) => errors[`keyFeatures.${index}.${field}`]
        const id = (field: string) => fieldId(`keyFeatures.${index}.${field}`)
        return (
          <div className="flex flex-col gap-3">
            <TextField
              label="Title"
              name={`feature-title-${index}`}
              id={id('title')}
              value={feature.title}
              error={error('title')}
              onChange={({ target }) => changeFeature({ ...feature, title: target.value })}
            />
            <TextArea
              label="One or two sentences"
              name={`feature-sentence-${index}`}
              id={id('sentence')}
              rows={2}
              value={feature.sentence}
              error={error('sentence')}
              onChange={({ target }) => changeFeature({ ...feature, sentence: target.value })}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <SelectField
                label="Figure"
                name={`feature-label-${index}`}
                id={id('label')}
                value={feature.label ?? ''}
                error={error('label')}
                onChange={({ target }) =>
                  changeFeature({ ...feature, label: target.value || undefined })
                }
              >
                <option value="">No figure</option>
                {[...new Set([...labels, ...(feature.label ? [feature.label] : [])])].map(
                  (label) => (
                    <option key={label} value={label}>
                      {label}
                    </option>
                  ),
                )}
              </SelectField>
              <ViewField
                label="Picture"
                name={`feature-view-${index}`}
                id={id('view')}
                error={error('view')}
                pictures={pictures}
                view={feature.view ?? ''}
                none="Any picture"
                onChange={(view) => changeFeature({ ...feature, view: view || undefined })}
              />
            </div>
          </div>
        )
      }}
    </ListField>
  )
}
