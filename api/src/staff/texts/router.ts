import { siteTextSchemas, type TextKey, textKeys } from '@argo/domain/texts/site-texts'
import * as z from 'zod/mini'
import { changeProcedure, found, router, staffProcedure } from '../trpc.ts'
import { pictureChoices } from './pictures.ts'
import { figuresOf, listTexts, saveText, textOf, textsToDo } from './queries.ts'

const noText = 'There is no such text.'

const saved = <Key extends TextKey>(key: Key) =>
  z.object({
    key: z.literal(key),
    version: z.string().check(z.maxLength(60)),
    text: siteTextSchemas[key],
  })

const savedTexts = textKeys.map(saved) as [SavedText, ...SavedText[]]
type SavedText = { [Key in TextKey]: ReturnType<typeof saved<Key>> }[TextKey]

/**
 * The brand's texts as staff keep them. A refusal names its fields (`error.data.errors`, by "text.opensAt"); a CONFLICT carries
 * the text as it is now (`error.data.current`, a DeskText).
 */
export const textsRouter = router({
  /** The texts that there are, and when each was last changed. */
  list: staffProcedure.query(({ ctx }) => listTexts(ctx.db)),

  /** A text with its version. */
  one: staffProcedure
    .input(z.object({ key: z.enum(textKeys) }))
    .query(async ({ ctx, input }) => found(await textOf(ctx.db, input.key), noText)),

  /** The pictures that a text can show. */
  pictures: staffProcedure.query(({ ctx }) => pictureChoices(ctx.db)),

  /** What the panels of the home page would show; null in the place of one that is nowhere to be read. */
  figures: staffProcedure
    .input(z.object({ panels: siteTextSchemas.home.shape.panels }))
    .query(({ ctx, input }) => figuresOf(ctx.db, input.panels)),

  /** What is to be done about them. */
  toDo: staffProcedure.query(({ ctx }) => textsToDo(ctx.db)),

  /** Saves a whole text, at once for visitors too. */
  save: changeProcedure
    .input(z.discriminatedUnion('key', savedTexts))
    .mutation(async ({ ctx, input }) => found(await saveText(ctx.db, ctx.author, input), noText)),
})
