import type { LegalPageName } from '@argo/domain/texts/legal-page'
import { trpc } from '../../lib/trpc/trpc.ts'
import { LegalText } from './LegalText.tsx'
import { Registration } from './Registration.tsx'

/** A page of chapters to read, such as the terms. */
export default function LegalPage({ page }: { page: LegalPageName }) {
  const [text] = trpc.texts.legal.useSuspenseQuery({ page })
  return page === 'registration' ? (
    <Registration text={text} />
  ) : (
    <LegalText page={page} text={text} />
  )
}
