import type { Periods } from '@argo/domain/texts/periods'
import { altTextOf } from '@argo/domain/pictures/alt-text'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { consequencesOf } from '@argo/domain/products/consequences'
import { productPath } from '@argo/domain/products/product'
import { formOf, type ProductForm } from '@argo/domain/products/product-form'
import { CategorySchema } from '@argo/domain/products/product-schema'
import type { DeskState } from '@argo/domain/products/products-search'
import { type ToDo, toDoOf } from '@argo/domain/products/to-do'
import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import { draftOf, toProduct, toSettings, withDraft } from '../../catalogue/product-row.ts'
import type { ProductRow } from '../../database/schema.ts'
import { rowVersion } from '../revisions/row.ts'
import { hasFile } from './site-files.ts'

/** A product as its form is opened. */
export type DeskProduct = ReturnType<typeof deskProduct>

/** A product as the table of products has it. */
export type DeskRow = ReturnType<typeof deskRow>

/** A row that holds no product, in a sentence that says where. */
class MalformedProductError extends TRPCError {
  constructor(sentence: string) {
    super({ code: 'UNPROCESSABLE_CONTENT', message: sentence })
  }
}

/** The product of a row with all that its form shows. Throws a MalformedProductError for a row that holds none. */
export function deskProduct(row: ProductRow, periods: Periods | undefined) {
  const { product, settings } = read(row)
  const draft = draftOf(row)
  return {
    id: row.id,
    /** Sent back with what is saved: another one after each change. */
    version: rowVersion(row),
    /** As it will be when its draft is published, if it has one. */
    form: formOf(product, settings),
    /** What visitors do not see yet: the fields that differ. */
    draft: draft && { fields: Object.keys(draft.values) as (keyof ProductForm)[] },
    status: statusOf(row),
    /** Its address on the site, from the root. */
    path: productPath(toProduct(row)),
    consequences: consequencesOf(product),
    toDo: toDoOf(product, settings, { ...files, periods }),
  }
}

/** The product of a row in a line. */
export function deskRow(row: ProductRow, toDo: ToDo[]) {
  const { id, slug, name, category, updatedAt } = row
  return {
    id,
    /** Sent back with what is done to it: another one after each change. */
    version: rowVersion(row),
    slug,
    name,
    /** Null of one that was set by SQL and is none. */
    category: z.safeParse(CategorySchema, category).data ?? null,
    imageUrl: row.imageUrl,
    status: statusOf(row),
    updatedAt,
    hasDraft: row.draft !== null,
    toDo,
  }
}

/** What is to be done about the product of a row: of a malformed one, to mend it. */
export function toDoOfRow(row: ProductRow, periods: Periods | undefined): ToDo[] {
  try {
    const { product, settings } = read(row)
    return toDoOf(product, settings, { ...files, periods })
  } catch (error) {
    if (!(error instanceof MalformedProductError)) throw error
    return [{ kind: 'malformed', field: '', sentence: error.message }]
  }
}

function read(row: ProductRow) {
  try {
    const drafted = withDraft(row)
    return { product: toProduct(drafted), settings: toSettings(drafted) }
  } catch (error) {
    const [issue] = error instanceof z.core.$ZodError ? error.issues : []
    const where = issue ? ` (${issue.path.join('.')}: ${issue.message})` : ''
    throw new MalformedProductError(
      `Its row holds no product${where}: it is not shown, and is mended in the database.`,
    )
  }
}

// What is set of a product beside its form; `listed` is what staff call its state.
function statusOf({ state, publishAt, publishRefusal, ...row }: ProductRow) {
  const { successorId, featureOrder } = row
  const listed: DeskState = state === 'draft' && publishAt !== null ? 'scheduled' : state
  return {
    state,
    listed,
    /** When it, or its draft, is published: UTC, RFC 3339. */
    publishAt,
    /** Why it was not published at its time. */
    publishRefusal,
    successorId,
    featureOrder,
    featured: row.featured === 1,
  }
}

const files: Omit<Parameters<typeof toDoOf>[2], 'periods'> = {
  hasFile: (path) => uploadedPicture(path) !== null || hasFile(path),
  altOf: (src) => altTextOf(src),
}
