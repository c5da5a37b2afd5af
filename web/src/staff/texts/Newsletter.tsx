import type { NewsletterText } from '@argo/domain/texts/site-texts'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldId } from '../ui/field-id.ts'
import { placeholderHelp } from './placeholder-help.ts'
import { useFilled } from './use-filled.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'

export const newsletterNames: Record<keyof NewsletterText, string> = {
  consent: 'What who subscribes agrees to',
}

/** What stands at the newsletter's form. */
export function NewsletterFields({ state: { text, errors, change } }: FieldsProps<'newsletter'>) {
  return (
    <TextArea
      label={newsletterNames.consent}
      help={`It is stored with each address as it was then. ${placeholderHelp}`}
      rows={3}
      name="consent"
      id={fieldId('consent')}
      error={errors.consent}
      value={text.consent}
      onChange={({ target }) => change({ consent: target.value })}
    />
  )
}

/** The words as the footer has them. */
export function NewsletterPreview({ text }: PreviewProps<'newsletter'>) {
  const { consent } = useFilled(text)
  return (
    <div className="page py-8">
      <p className="text-muted">{consent}</p>
    </div>
  )
}
