import type { Warranty } from '@argo/domain/texts/site-texts'
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
import type { FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const warrantyNames: Record<keyof Warranty, string> = {
  introduction: 'Introduction',
  promise: 'What we promise',
  articles: 'Sections',
  clauses: 'Clauses',
}

/** The words of the warranty page: introduction, promise, sections and clauses. */
export function WarrantyFields({ state: { text, errors, change } }: FieldsProps<'warranty'>) {
  const at = (path: string) => ({ name: path, id: fieldId(path), error: errors[path] })
  return (
    <>
      <TextArea
        label={warrantyNames.introduction}
        help={placeholderHelp}
        rows={2}
        {...at('introduction')}
        value={text.introduction}
        onChange={({ target }) => change({ introduction: target.value })}
      />
      <TextArea
        label={warrantyNames.promise}
        rows={4}
        {...at('promise')}
        value={text.promise}
        onChange={({ target }) => change({ promise: target.value })}
      />
      <ListField
        id={fieldId('articles')}
        legend="Sections"
        error={errors.articles}
        items={text.articles}
        onChange={(articles) => change({ articles })}
        noun="section"
        empty={{ title: '', text: '' }}
      >
        {(item, index, changeItem) => (
          <div className="flex flex-col gap-4">
            <TextField
              label={`Title of section ${index + 1}`}
              {...at(`articles.${index}.title`)}
              value={item.title}
              onChange={({ target }) => changeItem({ ...item, title: target.value })}
            />
            <TextArea
              label={`Text of section ${index + 1}`}
              rows={4}
              {...at(`articles.${index}.text`)}
              value={item.text}
              onChange={({ target }) => changeItem({ ...item, text: target.value })}
            />
          </div>
        )}
      </ListField>
      <ListField
        id={fieldId('clauses')}
        legend="Clauses"
        help="Each opens on the page; a line is a point of its own."
        error={errors.clauses}
        items={text.clauses}
        onChange={(clauses) => change({ clauses })}
        noun="clause"
        empty={{ title: '', ordered: false, lines: [''] }}
      >
        {(item, index, changeItem) => {
          const path = `clauses.${index}.lines`
          // What is wrong with a line is said at the field that holds them all.
          const wrong = Object.keys(errors).find((field) => field.startsWith(path))
          return (
            <div className="flex flex-col gap-4">
              <TextField
                label={`Title of clause ${index + 1}`}
                {...at(`clauses.${index}.title`)}
                value={item.title}
                onChange={({ target }) => changeItem({ ...item, title: target.value })}
              />
              <TextArea
                label={`Lines of clause ${index + 1}`}
                rows={6}
                name={path}
                id={fieldId(wrong ?? path)}
                error={wrong && errors[wrong]}
                value={item.lines.join('\n')}
                onChange={({ target }) => changeItem({ ...item, lines: target.value.split('\n') })}
              />
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={item.ordered}
                  onChange={({ target }) => changeItem({ ...item, ordered: target.checked })}
                />
                Its lines are numbered
              </label>
            </div>
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
