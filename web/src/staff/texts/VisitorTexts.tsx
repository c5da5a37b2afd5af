import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import type { Questions } from '@argo/domain/texts/questions'
import type { Warranty } from '@argo/domain/texts/warranty'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'

interface VisitorTextsProps {
  contact?: ContactFacts
  questions?: Questions
  warranty?: Warranty
  /** What reads them as on the site. */
  children: ReactNode
}

/** Gives the site's own components texts as if the site had read them. */
export function VisitorTexts({ contact, questions, warranty, children }: VisitorTextsProps) {
  const [site] = useState(() => {
    const client = trpc.createClient({ links: [] })
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const give = (texts: Omit<VisitorTextsProps, 'children'>) => {
      const utils = createTRPCQueryUtils({ queryClient, client }).texts
      utils.contact.setData(undefined, texts.contact)
      utils.questions.setData(undefined, texts.questions)
      utils.warranty.setData(undefined, texts.warranty)
    }
    give({ contact, questions, warranty })
    return { client, queryClient, give }
  })
  // Who reads them is told of a change after the rendering.
  useEffect(() => site.give({ contact, questions, warranty }), [site, contact, questions, warranty])
  return (
    <trpc.Provider client={site.client} queryClient={site.queryClient}>
      <QueryClientProvider client={site.queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
