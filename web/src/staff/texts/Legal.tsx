import { type LegalPageName, shownLegalPage } from '@argo/domain/texts/legal-page'
import { useState } from 'react'
import { LegalText } from '../../features/pages/LegalText.tsx'
import { TextField } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { ListField } from '../ui/ListField.tsx'
import { markdownHelp, placeholderHelp } from './placeholder-help.ts'
import { useFilled } from './use-filled.ts'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'

export const legalNames: FieldNames<LegalPageName> = { lead: 'Introduction', chapters: 'Chapters' }

/** The chapters of a page such as the terms. */
export function LegalFields({ state: { field, list } }: FieldsProps<LegalPageName>) {
  return (
    <>
      <TextArea rows={3} help={placeholderHelp} {...field('lead')} />
      <ListField
        {...list('chapters')}
        help={markdownHelp}
        noun="chapter"
        empty={{ id: '', title: '', text: '' }}
      >
        {({ id }, index) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field(`chapters.${index}.title`)}
                label={`Title of chapter ${index + 1}`}
              />
              <TextField
                {...field(`chapters.${index}.id`)}
                label={`Address of chapter ${index + 1}`}
                spellCheck={false}
                help={`#${id}`}
              />
            </div>
            <TextArea
              {...field(`chapters.${index}.text`)}
              label={`Text of chapter ${index + 1}`}
              rows={6}
            />
          </>
        )}
      </ListField>
    </>
  )
}

/** The page as visitors would read it. */
export function LegalPreview({ textKey, text }: PreviewProps<LegalPageName>) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return <LegalText page={textKey} text={shownLegalPage(useFilled(text), today)} />
}
