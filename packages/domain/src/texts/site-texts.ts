import type * as z from 'zod/mini'
import { CategoryTextSchema } from './category-text.ts'
import { ContactFactsSchema } from './contact-facts.ts'
import { HomeTextSchema } from './home-text.ts'
import { LegalPageSchema } from './legal-page.ts'
import { NewsletterTextSchema } from './newsletter-text.ts'
import { PeriodsSchema } from './periods.ts'
import { QuestionsSchema } from './questions.ts'
import { WarrantySchema } from './warranty.ts'

/** The brand's texts, by the keys of their rows. */
export const siteTextSchemas = {
  contact: ContactFactsSchema,
  home: HomeTextSchema,
  periods: PeriodsSchema,
  questions: QuestionsSchema,
  warranty: WarrantySchema,
  privacy: LegalPageSchema,
  terms: LegalPageSchema,
  registration: LegalPageSchema,
  cookies: LegalPageSchema,
  newsletter: NewsletterTextSchema,
  'category-cases': CategoryTextSchema,
  'category-coolers': CategoryTextSchema,
  'category-power-supplies': CategoryTextSchema,
  'category-peripherals': CategoryTextSchema,
  'category-chairs': CategoryTextSchema,
  'category-monitors': CategoryTextSchema,
}

/** What staff call the texts. */
export const textNames: Record<TextKey, string> = {
  contact: 'Contact and hours',
  home: 'Home page',
  periods: 'Warranty years and returns',
  questions: 'FAQ',
  warranty: 'Warranty',
  privacy: 'Privacy',
  terms: 'Terms',
  registration: 'Product registration',
  cookies: 'Cookies',
  newsletter: 'Newsletter',
  'category-cases': 'Cases',
  'category-coolers': 'Coolers',
  'category-power-supplies': 'Power supplies',
  'category-peripherals': 'Peripherals',
  'category-chairs': 'Chairs',
  'category-monitors': 'Monitors',
}

export type TextKey = keyof typeof siteTextSchemas
export const textKeys = Object.keys(siteTextSchemas) as TextKey[]

export type SiteTexts = { [Key in TextKey]: z.infer<(typeof siteTextSchemas)[Key]> }
