import type { fixedPages } from '../site-pages/page-metadata.ts'
import { questions } from '../contact/questions.ts'
import { clauses } from '../warranty/warranty-clauses.ts'

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

/** The text of pages that have one which visitors ask about. */
const texts: Partial<Record<Page, string>> = {
  contact: questions.map(({ question, detail }) => `${question} ${detail}`).join(' '),
  warranty: clauses.flatMap(({ title, lines }) => [title, ...lines]).join(' '),
}

/** What a page is found by beside its title: what else it is called, and its text. */
export function topicsOf(page: string): { calledAlso: string; text: string } {
  const known = page as Page
  return { calledAlso: calledAlso[known] ?? '', text: texts[known] ?? '' }
}
