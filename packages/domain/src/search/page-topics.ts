import type { fixedPages } from '../site-pages/page-metadata.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

type Page = keyof typeof fixedPages

/** What else pages are called by who looks for them. */
const calledAlso: Partial<Record<Page, string>> = {
  products: 'catalog, range, new, newest, latest, featured',
  fit: 'compatibility check, builder, configurator, gaming PC, PC build, computer',
  chairFit: 'chair finder',
  compare: 'comparison, side by side, versus',
  contact:
    'about us, company, chat, support, customer service, help, FAQ, frequently asked questions, phone number, telephone, email address, opening hours, return policy, refund, shipping, delivery, order tracking',
  newsletter: 'subscribe, unsubscribe, sign up',
  warranty: 'guarantee, claim form, RMA, repair, replacement, spare parts, dead pixel',
  downloads: 'drivers, firmware, manuals, software',
  registration: 'register my product',
  terms: 'terms of service, terms of use, terms and conditions, legal notice',
  privacy: 'privacy policy, data protection, GDPR, personal data',
  cookies: 'cookie policy, tracking',
}

/** What a page is found by beside its title: what else it is called, and its text if visitors ask about that. */
export function topicsOf(
  page: string,
  texts: Partial<SiteTexts>,
): { calledAlso: string; text: string } {
  return { calledAlso: calledAlso[page as Page] ?? '', text: textOf(page, texts) }
}

function textOf(page: string, { questions, warranty }: Partial<SiteTexts>): string {
  const words: Partial<Record<string, string[]>> = {
    contact: questions?.questions.map(({ question, detail }) => `${question} ${detail}`),
    warranty: warranty?.clauses.flatMap(({ title, lines }) => [title, ...lines]),
  }
  return words[page]?.join(' ') ?? ''
}
