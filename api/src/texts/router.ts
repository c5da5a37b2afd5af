import { categories } from '@argo/domain/products/category'
import { legalPages } from '@argo/domain/texts/legal-page'
import * as z from 'zod/mini'
import { procedure, router } from '../trpc/init.ts'
import { figures, legalPage, siteText, tiers } from './queries.ts'

/** The brand's texts beside its products. */
export const textsRouter = router({
  /** Where and when visitors reach the company. */
  contact: procedure.query(({ ctx }) => siteText(ctx.db, 'contact')),

  /** The headlines of the home page, and what its hero shows. */
  home: procedure.query(({ ctx }) => siteText(ctx.db, 'home')),

  /** The figures that the home page shows large; null in the place of one that is nowhere to be read. */
  figures: procedure.query(({ ctx }) => figures(ctx.db)),

  /** The questions of the FAQ. */
  questions: procedure.query(({ ctx }) => siteText(ctx.db, 'questions')),

  /** How many years of warranty products have, longest first. */
  tiers: procedure.query(({ ctx }) => tiers(ctx.db)),

  /** What the warranty page says beside the tiers. */
  warranty: procedure.query(({ ctx }) => siteText(ctx.db, 'warranty')),

  /** What who subscribes to the newsletter agrees to. */
  newsletter: procedure.query(({ ctx }) => siteText(ctx.db, 'newsletter')),

  /** What is said of a category, and advised who chooses among its products. */
  category: procedure
    .input(z.object({ category: z.enum(categories) }))
    .query(({ ctx, input }) => siteText(ctx.db, `category-${input.category}`)),

  /** A page of chapters to read: privacy, terms, registration or cookies. */
  legal: procedure
    .input(z.object({ page: z.enum(legalPages) }))
    .query(({ ctx, input }) => legalPage(ctx.db, input.page)),
})
