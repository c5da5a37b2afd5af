import { siteTextSchemas } from '@argo/domain/texts/site-texts'
import { readProcedure, router } from '../trpc/init.ts'
import { siteText } from './queries.ts'

/** The brand's texts beside its products. */
export const textsRouter = router({
  /** Where and when visitors reach the company. */
  contact: readProcedure
    .output(siteTextSchemas.contact)
    .query(({ ctx }) => siteText(ctx.db, 'contact')),

  /** The questions of the FAQ. */
  questions: readProcedure
    .output(siteTextSchemas.questions)
    .query(({ ctx }) => siteText(ctx.db, 'questions')),

  /** What the warranty page says beside the tiers. */
  warranty: readProcedure
    .output(siteTextSchemas.warranty)
    .query(({ ctx }) => siteText(ctx.db, 'warranty')),
})
