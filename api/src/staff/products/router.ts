import { describeSpec } from '@argo/domain/facts/describe-spec'
import { attributesOf } from '@argo/domain/facts/attribute-of'
import { readSpecs } from '@argo/domain/facts/read-specs'
import { NewProductSchema, ProductFormSchema, specText } from '@argo/domain/products/product-form'
import { listActions, mostChosen } from '@argo/domain/products/list-action'
import { CategorySchema, ProductIdSchema } from '@argo/domain/products/product-schema'
import { ProductsSearchSchema } from '@argo/domain/products/products-search'
import * as z from 'zod/mini'
import { noDraft, noSchedule } from '../../catalogue/product-row.ts'
import { endPreviews } from '../../products/preview.ts'
import { changeProcedure, found, notFound, router, staffProcedure } from '../trpc.ts'
import { changeProduct } from './change.ts'
import { publications } from './schedule.ts'
import { publishProduct } from './publish.ts'
import { createProduct, duplicateProduct } from './create.ts'
import { productsCalled, productsWith } from './find.ts'
import { listProducts } from './list.ts'
import { changeListed } from './change-listed.ts'
import { discontinueProduct } from './discontinue.ts'
import { deleteProduct, previewOf, previewProduct, productOf, saveProduct } from './queries.ts'
import { toDo } from './to-do.ts'

const mostToDo = 200
const noProduct = 'There is no such product.'

/** What a form was opened with: a save with a version that is no more the present one is a CONFLICT. */
const Opened = { id: ProductIdSchema, version: z.string().check(z.maxLength(60)) }

/**
 * The products as staff keep them. A refusal names its fields (`error.data.errors`, by "form.specs.3.value"); a CONFLICT carries
 * the product as it is now (`error.data.current`, a DeskProduct). What changes a product returns it as it is then.
 */
export const productsRouter = router({
  /** All products, drafts too: in an order, of a category, of a state, or those that lack something. */
  list: staffProcedure
    .input(ProductsSearchSchema)
    .query(({ ctx, input }) => listProducts(ctx.db, input)),

  /** Products by their ids, with their picture and state. */
  some: staffProcedure
    .input(z.object({ ids: z.array(ProductIdSchema).check(z.maxLength(100)) }))
    .query(({ ctx, input }) => productsWith(ctx.db, input.ids)),

  /** Products by words of a name, a slug, a category or an id: ten at most. */
  find: staffProcedure
    .input(z.object({ q: z.string().check(z.maxLength(200)) }))
    .query(({ ctx, input }) => productsCalled(ctx.db, input.q)),

  /**
   * A product with its form, its version, how its specs are read, what follows from them and what is to be done.
   * UNPROCESSABLE_CONTENT, with a sentence, for a row that holds none.
   */
  one: staffProcedure
    .input(z.object({ id: ProductIdSchema }))
    .query(async ({ ctx, input }) => found(await productOf(ctx.db, input.id), noProduct)),

  /** What is to be done about products, those with the most first, two hundred at most. */
  toDo: staffProcedure.query(async ({ ctx }) => (await toDo(ctx.db)).slice(0, mostToDo)),

  /** What will be published by itself, the next first, and what was published, the last first. */
  publications: staffProcedure.query(({ ctx }) => publications(ctx.db)),

  /** The labels that specs of a category can have. */
  labels: staffProcedure
    .input(z.object({ category: CategorySchema }))
    .query(({ input }) => attributesOf(input.category).map(({ name }) => name)),

  /** How specs are read that are not saved yet, one for each, with a form that can be read for what cannot. */
  readSpecs: staffProcedure
    .input(
      z.object({
        category: CategorySchema,
        specs: z
          .array(
            z.object({
              label: z.string().check(z.maxLength(200)),
              value: z.string().check(z.maxLength(1_000)),
            }),
          )
          .check(z.maxLength(100)),
      }),
    )
    .query(({ input: { category, specs } }) =>
      readSpecs({ category, specs: specs.map(specText) }).map((reading) =>
        describeSpec(reading, category),
      ),
    ),

  /** A form that is not saved yet as the site would show it: its page, and its column beside the category's newest. */
  previewProduct: staffProcedure
    .input(z.object({ id: ProductIdSchema, form: ProductFormSchema }))
    .query(async ({ ctx, input }) =>
      found(await previewProduct(ctx.db, input.id, input.form), noProduct),
    ),

  /** Makes a draft with a slug made of its name. */
  create: changeProcedure.input(NewProductSchema).mutation(async ({ ctx, input }) => {
    const id = await createProduct(ctx.db, ctx.author, input)
    return found(await productOf(ctx.db, id), noProduct)
  }),

  /** Makes a draft of what a product is, without its downloads. */
  duplicate: changeProcedure
    .input(z.object({ id: ProductIdSchema }))
    .mutation(async ({ ctx, input }) => {
      const id = found(await duplicateProduct(ctx.db, ctx.author, input.id), noProduct)
      return found(await productOf(ctx.db, id), noProduct)
    }),

  /** Saves the whole form: at once for visitors too if the product is published, or as a draft that they do not see. */
  save: changeProcedure
    .input(
      z.object({ ...Opened, form: ProductFormSchema, asDraft: z._default(z.boolean(), false) }),
    )
    .mutation(async ({ ctx, input }) =>
      found(await saveProduct(ctx.db, ctx.author, input, input), noProduct),
    ),

  /** Forgets the draft of a product. */
  discardDraft: changeProcedure
    .input(z.object(Opened))
    .mutation(async ({ ctx, input }) =>
      found(await changeProduct(ctx.db, ctx.author, input, async () => noDraft), noProduct),
    ),

  /** Publishes a product with its draft now, or at a time in UTC ("2027-01-31T08:00:00Z"). */
  publish: changeProcedure
    .input(
      z.object({
        ...Opened,
        at: z.nullable(z.iso.datetime({ precision: 0, error: 'A time is in UTC, to the second' })),
      }),
    )
    .mutation(async ({ ctx, input }) =>
      found(await publishProduct(ctx.db, ctx.author, input, input.at), noProduct),
    ),

  /** Has a product, or its draft, not be published at its time. */
  unschedule: changeProcedure
    .input(z.object(Opened))
    .mutation(async ({ ctx, input }) =>
      found(await changeProduct(ctx.db, ctx.author, input, async () => noSchedule), noProduct),
    ),

  /** Makes a product a draft again: visitors find nothing at its address. */
  unpublish: changeProcedure.input(z.object(Opened)).mutation(async ({ ctx, input }) =>
    found(
      await changeProduct(ctx.db, ctx.author, input, async () => ({
        state: 'draft',
        ...noSchedule,
      })),
      noProduct,
    ),
  ),

  /** Has a product leave the lists; its page stays, says so and names the successor. */
  discontinue: changeProcedure
    .input(z.object({ ...Opened, successorId: z.nullable(ProductIdSchema) }))
    .mutation(async ({ ctx, input }) =>
      found(await discontinueProduct(ctx.db, ctx.author, input, input.successorId), noProduct),
    ),

  /**
   * Publishes, discontinues or features several products, all of them or none. Gives how many it changed and the batch that
   * undoes it. A refusal names its products in `error.data.errors`: "products.79", "products.79.form.description".
   */
  changeListed: changeProcedure
    .input(
      z.object({
        products: z
          .array(z.object(Opened))
          .check(z.minLength(1), z.maxLength(mostChosen, `Please choose ${mostChosen} at most`)),
        action: z.enum(listActions),
      }),
    )
    .mutation(async ({ ctx, input }) => ({
      changed: await changeListed(ctx.db, ctx.author, input.products, input.action),
      batch: ctx.author.batch,
    })),

  /** Deletes a product. `batch` is what undoes it (`revisions.undo`). */
  remove: changeProcedure.input(z.object(Opened)).mutation(async ({ ctx, input }) => {
    if (!(await deleteProduct(ctx.db, ctx.author, input))) throw notFound(noProduct)
    return { batch: ctx.author.batch }
  }),

  /** Where a product is seen with its draft for seven days by whoever has the address: from the site's root, and in full. */
  preview: staffProcedure
    .input(z.object({ id: ProductIdSchema }))
    .mutation(async ({ ctx, input }) => {
      const { path } = found(await previewOf(ctx.db, input.id, ctx.now()), noProduct)
      return { path, address: `${ctx.siteUrl}${path}` }
    }),

  /** Has every link to a preview of a product lead nowhere, on every server at once. */
  endPreviews: staffProcedure
    .input(z.object({ id: ProductIdSchema }))
    .mutation(({ ctx, input }) => endPreviews(ctx.db, input.id, ctx.now())),
})
