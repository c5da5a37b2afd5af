import type { LegalPageName, ShownLegalPage } from '@argo/domain/texts/legal-page'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { ReactNode } from 'react'
import { Prose } from '../../ui/Prose.tsx'
import { PlainPage } from './PlainPage.tsx'

interface LegalTextProps {
  page: LegalPageName
  text: ShownLegalPage
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Shown before the chapters. */
  children?: ReactNode
}

/** What stands on a page such as the terms. */
export function LegalText({ page, text, actions, children }: LegalTextProps) {
  return (
    <PlainPage
      title={fixedPages[page].title}
      lead={text.lead}
      changed={text.changed}
      actions={actions}
      chapters={text.chapters.map(({ id, title, prose }) => ({
        id,
        title,
        text: <Prose prose={prose} />,
      }))}
    >
      {children}
    </PlainPage>
  )
}
