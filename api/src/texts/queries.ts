import { fill } from '@argo/domain/texts/fill'
import { type HomeFigure, homeFigures } from '@argo/domain/texts/home-figure'
import {
  type LegalPageName,
  type ShownLegalPage,
  shownLegalPage,
} from '@argo/domain/texts/legal-page'
import type { SiteTexts, TextKey } from '@argo/domain/texts/site-texts'
import type { WarrantyTier } from '@argo/domain/texts/periods'
import { warrantyTiers } from '@argo/domain/warranty/warranty'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { textIn } from '../catalogue/texts.ts'
import type { Database } from '../database/schema.ts'

/** A text as visitors read it: with the facts in place of what stands for them. Throws where its row cannot be read. */
export async function siteText<Key extends TextKey>(
  db: Database,
  key: Key,
): Promise<SiteTexts[Key]> {
  const catalogue = await catalogueOf(db)
  return fill(textIn(catalogue, key), {
    // A text that names none of them is read without.
    get contact() {
      return textIn(catalogue, 'contact')
    },
    get periods() {
      return textIn(catalogue, 'periods')
    },
  })
}

/** A legal page as visitors read it. Throws where its row cannot be read. */
export async function legalPage(db: Database, page: LegalPageName): Promise<ShownLegalPage> {
  const text = await siteText(db, page)
  const { texts } = await catalogueOf(db)
  return shownLegalPage(text, texts.changed[page] ?? '')
}

/** What the panels of the home page show. Throws where its text cannot be read. */
export async function figures(db: Database): Promise<(HomeFigure | null)[]> {
  const { panels } = await siteText(db, 'home')
  const { entries } = await catalogueOf(db)
  return homeFigures(
    entries.map(({ product }) => product),
    panels,
  )
}

/** The tiers of the warranty, longest first. Throws where they cannot be read. */
export async function tiers(db: Database): Promise<WarrantyTier[]> {
  return warrantyTiers(textIn(await catalogueOf(db), 'periods'))
}
