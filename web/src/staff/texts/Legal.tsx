import { type LegalPage, type LegalPageName, shownLegalPage } from '@argo/domain/texts/legal-page'
import { useState } from 'react'
import { LegalText } from '../../features/pages/LegalText.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldId } from '../ui/field-id.ts'
import { ListField } from '../ui/ListField.tsx'
import { markdownHelp, placeholderHelp } from './placeholder-help.ts'
import { useFilled } from './use-filled.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'

export const legalNames: Record<keyof LegalPage, string> = {
  lead: 'Introduction',
  chapters: 'Chapters',
}

/** The chapters of a page such as the terms. */
export function LegalFields({ state: { text, errors, change } }: FieldsProps<LegalPageName>) {
  return (
    <>
      <TextArea
        label={legalNames.lead}
        name="lead"
        id={fieldId('lead')}
        rows={3}
        help={placeholderHelp}
        error={errors.lead}
        value={text.lead}
        onChange={({ target }) => change({ lead: target.value })}
      />
      <ListField
        id={fieldId('chapters')}
        legend={legalNames.chapters}
        help={markdownHelp}
        error={errors.chapters}
        items={text.chapters}
        onChange={(chapters) => change({ chapters })}
        noun="chapter"
        empty={{ id: '', title: '', text: '' }}
      >
        {(item, index, changeItem) => {
          const field = (name: keyof typeof item) => {
            const path = `chapters.${index}.${name}`
            return { name: path, id: fieldId(path), error: errors[path], value: item[name] }
          }
          return (
            <div className="flex flex-col gap-4">
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  label={`Title of chapter ${index + 1}`}
                  {...field('title')}
                  onChange={({ target }) => changeItem({ ...item, title: target.value })}
                />
                <TextField
                  label={`Address of chapter ${index + 1}`}
                  spellCheck={false}
                  help={`#${item.id}`}
                  {...field('id')}
                  onChange={({ target }) => changeItem({ ...item, id: target.value })}
                />
              </div>
              <TextArea
                label={`Text of chapter ${index + 1}`}
                rows={6}
                {...field('text')}
                onChange={({ target }) => changeItem({ ...item, text: target.value })}
              />
            </div>
          )
        }}
      </ListField>
    </>
  )
}

/** The page as visitors would read it. */
export function LegalPreview({ textKey, text }: PreviewProps<LegalPageName>) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return <LegalText page={textKey} text={shownLegalPage(useFilled(text), today)} />
}
