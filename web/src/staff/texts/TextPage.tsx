import { ofEachCategory, type TextKey } from '@argo/domain/texts/site-texts'
import { useLoaderData } from '@tanstack/react-router'
import { trpc } from '../trpc.ts'
import { CategoryFields, categoryNames, CategoryPreview } from './Category.tsx'
import { ContactFields, contactNames, ContactPreview } from './Contact.tsx'
import { HomeFields, homeNames, HomePreview } from './Home.tsx'
import { LegalFields, legalNames, LegalPreview } from './Legal.tsx'
import { NewsletterFields, newsletterNames, NewsletterPreview } from './Newsletter.tsx'
import { PeriodFields, periodNames, PeriodsPreview } from './Periods.tsx'
import { QuestionFields, questionNames, QuestionsPreview } from './Questions.tsx'
import { TextForm, type TextFormParts } from './TextForm.tsx'
import type { OpenedText } from './use-text-form.ts'
import { WarrantyFields, warrantyNames, WarrantyPreview } from './Warranty.tsx'

const legal = { names: legalNames, Fields: LegalFields, Preview: LegalPreview }
const category = { names: categoryNames, Fields: CategoryFields, Preview: CategoryPreview }

const forms: { [Key in TextKey]: TextFormParts<Key> } = {
  contact: { names: contactNames, Fields: ContactFields, Preview: ContactPreview },
  home: { names: homeNames, Fields: HomeFields, Preview: HomePreview },
  periods: { names: periodNames, Fields: PeriodFields, Preview: PeriodsPreview },
  questions: { names: questionNames, Fields: QuestionFields, Preview: QuestionsPreview },
  warranty: { names: warrantyNames, Fields: WarrantyFields, Preview: WarrantyPreview },
  newsletter: { names: newsletterNames, Fields: NewsletterFields, Preview: NewsletterPreview },
  privacy: legal,
  terms: legal,
  registration: legal,
  cookies: legal,
  ...ofEachCategory(() => category),
}

/** The form of a text. */
export function TextPage() {
  return <OpenedForm textKey={useLoaderData({ from: '/desk/texts/$key' })} />
}

function OpenedForm<Key extends TextKey>({ textKey: key }: { textKey: Key }) {
  const [opened] = trpc.texts.one.useSuspenseQuery({ key })
  // Whose key is this one.
  return <TextForm opened={opened as OpenedText<Key>} {...forms[key]} />
}
