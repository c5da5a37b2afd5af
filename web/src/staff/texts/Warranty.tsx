import { warrantyTiers } from '@argo/domain/warranty/warranty'
import { Clauses } from '../../features/warranty/Clauses.tsx'
import { Policy } from '../../features/warranty/Policy.tsx'
import { Tiers } from '../../features/warranty/Tiers.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { placeholderHelp } from './placeholder-help.ts'
import { useFilled, useSaved } from './use-filled.ts'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const warrantyNames: FieldNames<'warranty'> = {
  introduction: 'Introduction',
  promise: 'What we promise',
  articles: 'Sections',
  clauses: 'Clauses',
}

/** The words of the warranty page: introduction, promise, sections and clauses. */
export function WarrantyFields({ state: { errors, field, list, set } }: FieldsProps<'warranty'>) {
  return (
    <>
      <TextArea rows={2} help={placeholderHelp} {...field('introduction')} />
      <TextArea rows={4} {...field('promise')} />
      <ListField {...list('articles')} noun="section" empty={{ title: '', text: '' }}>
        {(_, index) => (
          <>
            <TextField
              {...field(`articles.${index}.title`)}
              label={`Title of section ${index + 1}`}
            />
            <TextArea
              {...field(`articles.${index}.text`)}
              label={`Text of section ${index + 1}`}
              rows={4}
            />
          </>
        )}
      </ListField>
      <ListField
        {...list('clauses')}
        help="Each opens on the page; a line is a point of its own."
        noun="clause"
        empty={{ title: '', ordered: false, lines: [''] }}
      >
        {({ lines, ordered }, index) => {
          const path = `clauses.${index}.lines` as const
          // What is wrong with a line is said at the field that holds them all.
          const wrong = Object.keys(errors).find((each) => each.startsWith(path)) ?? path
          return (
            <>
              <TextField
                {...field(`clauses.${index}.title`)}
                label={`Title of clause ${index + 1}`}
              />
              <TextArea
                label={`Lines of clause ${index + 1}`}
                rows={6}
                name={path}
                id={fieldId(wrong)}
                error={errors[wrong]}
                value={lines.join('\n')}
                onChange={({ target }) => set(path, target.value.split('\n'))}
              />
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={ordered}
                  onChange={({ target }) => set(`clauses.${index}.ordered`, target.checked)}
                />
                Its lines are numbered
              </label>
            </>
          )
        }}
      </ListField>
    </>
  )
}

/** The words as the warranty page has them. */
export function WarrantyPreview({ text }: PreviewProps<'warranty'>) {
  const filled = useFilled(text)
  const tiers = warrantyTiers(useSaved('periods'))
  return (
    <VisitorTexts warranty={filled} tiers={tiers}>
      <Tiers />
      <Policy />
      <Clauses />
    </VisitorTexts>
  )
}
