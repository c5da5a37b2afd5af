import type { LegalPage, LegalPageName } from '@argo/domain/texts/legal-page'
import type { TextKey } from '@argo/domain/texts/site-texts'
import { trpc } from '../trpc.ts'
import { ContactFields, contactNames, ContactPreview } from './Contact.tsx'
import { QuestionFields, questionNames, QuestionsPreview } from './Questions.tsx'
import { LegalFields, legalNames, LegalPreview } from './Legal.tsx'
import { TextForm } from './TextForm.tsx'
import type { OpenedText } from './use-text-form.ts'
import { WarrantyFields, warrantyNames, WarrantyPreview } from './Warranty.tsx'

const preview = (page: LegalPageName) =>
  function Preview({ text }: { text: LegalPage }) {
    return <LegalPreview page={page} text={text} />
  }

// Each a component that stays the same.
const previews = {
  privacy: preview('privacy'),
  terms: preview('terms'),
  registration: preview('registration'),
  cookies: preview('cookies'),
}

/** The form of a text. */
export function TextPage({ textKey: key }: { textKey: TextKey }) {
  const [opened] = trpc.texts.one.useSuspenseQuery({ key })
  if (key === 'contact')
    return (
      <TextForm
        opened={opened as OpenedText<'contact'>}
        names={contactNames}
        Fields={ContactFields}
        Preview={ContactPreview}
      />
    )
  if (key === 'questions')
    return (
      <TextForm
        opened={opened as OpenedText<'questions'>}
        names={questionNames}
        Fields={QuestionFields}
        Preview={QuestionsPreview}
      />
    )
  if (key === 'warranty')
    return (
      <TextForm
        opened={opened as OpenedText<'warranty'>}
        names={warrantyNames}
        Fields={WarrantyFields}
        Preview={WarrantyPreview}
      />
    )
  return (
    <TextForm
      opened={opened as OpenedText<LegalPageName>}
      names={legalNames}
      Fields={LegalFields}
      Preview={previews[key]}
    />
  )
}
