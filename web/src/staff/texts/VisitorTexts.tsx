import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import type { HomeFigure } from '@argo/domain/texts/home-figure'
import type { HomeText, Questions, Warranty } from '@argo/domain/texts/site-texts'
import type { WarrantyTier } from '@argo/domain/texts/periods'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'

interface VisitorTextsProps {
  contact?: ContactFacts
  home?: HomeText
  figures?: (HomeFigure | null)[]
  questions?: Questions
  warranty?: Warranty
  tiers?: WarrantyTier[]
  /** What reads them as on the site. */
  children: ReactNode
}

/** Gives the site's own components texts as if the site had read them. */
export function VisitorTexts({ children, ...texts }: VisitorTextsProps) {
  const { contact, home, figures, questions, warranty, tiers } = texts
  const [site] = useState(() => {
    const client = trpc.createClient({ links: [] })
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const give = (given: typeof texts) => {
      const utils = createTRPCQueryUtils({ queryClient, client }).texts
      utils.contact.setData(undefined, given.contact)
      utils.home.setData(undefined, given.home)
      utils.figures.setData(undefined, given.figures)
      utils.questions.setData(undefined, given.questions)
      utils.warranty.setData(undefined, given.warranty)
      utils.tiers.setData(undefined, given.tiers)
    }
    give(texts)
    return { client, queryClient, give }
  })
  // Who reads them is told of a change after the rendering.
  useEffect(
    () => site.give({ contact, home, figures, questions, warranty, tiers }),
    [site, contact, home, figures, questions, warranty, tiers],
  )
  return (
    <trpc.Provider client={site.client} queryClient={site.queryClient}>
      <QueryClientProvider client={site.queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
