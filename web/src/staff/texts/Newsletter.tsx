import { TextArea } from '../../ui/TextArea.tsx'
import { placeholderHelp } from './placeholder-help.ts'
import { useFilled } from './use-filled.ts'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'

export const newsletterNames: FieldNames<'newsletter'> = {
  consent: 'What who subscribes agrees to',
}

/** What stands at the newsletter's form. */
export function NewsletterFields({ state: { field } }: FieldsProps<'newsletter'>) {
  return (
    <TextArea
      rows={3}
      help={`It is stored with each address as it was then. ${placeholderHelp}`}
      {...field('consent')}
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
