import type { LegalPageName } from '@argo/domain/texts/legal-page'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LegalText } from './LegalText.tsx'

/** A page of chapters to read, such as the terms. */
export default function LegalPage({ page }: { page: LegalPageName }) {
  const [text] = trpc.texts.legal.useSuspenseQuery({ page })
  return (
    <LegalText page={page} text={text}>
      {page === 'registration' && (
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/warranty">Read the warranty</ButtonLink>
          <ButtonLink to="/warranty" hash="claim" look="outline">
            Make a claim
          </ButtonLink>
          <ButtonLink to="/downloads" look="outline">
            Downloads
          </ButtonLink>
        </div>
      )}
    </LegalText>
  )
}
