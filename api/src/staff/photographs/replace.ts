import {
  uploadedAddress,
  type UploadedPicture,
  uploadedNames,
  uploadedPicture,
} from '@argo/domain/pictures/uploaded-picture'
import { parsedJson } from '@argo/domain/text/json'
import { sql } from 'kysely'
import { draftOf, withDraft } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { ConflictError } from '../revisions/conflict.ts'
import { type Author, changeRows } from '../revisions/record.ts'
import { rowVersion } from '../revisions/row.ts'
import { mostUses } from './library.ts'
import { forgottenPhotograph } from './unused.ts'

/** Names in a sentence. */
const mostNamed = 5

/** A product as the library listed it. */
interface Listed {
  id: number
  version: string
}

/**
 * Replaces an uploaded photograph, by address, in every product, draft and text; each keeps its alt text and color.
 * Returns how many rows changed. Throws a ConflictError if a product was changed since it was listed.
 */
export function replacePhotograph(
  db: Database,
  author: Author,
  { from, to, products }: { from: string; to: string; products: readonly Listed[] },
): Promise<number> {
  return writeTransaction(db, async (transaction) => {
    const [old, another] = [uploadedPicture(from), uploadedPicture(to)]
    if (!old || !another || (await forgottenPhotograph(transaction, to)))
      throw new ConflictError('This photograph is not stored any more: please upload it again.')
    if (old.name === another.name)
      throw new ConflictError('This is the photograph that is there already.')
    const rows = await rowsOf(transaction, old, products)
    if (rows.length > mostUses)
      throw new ConflictError(
        `More than ${mostUses} products have this photograph: please replace it in each of them.`,
      )
    refuseChanged(rows, products)
    refuseTwice(rows, old, another)
    const inPlace = replacing(old, another)
    const writes = rows.map((row) => ({ before: row, values: replaced(row, old, inPlace) }))
    await changeRows(transaction, author, 'products', writes)
    const texts = await textsWith(transaction, old)
    await changeRows(
      transaction,
      author,
      'texts',
      texts.map((row) => ({
        before: row,
        values: { value: withStrings(row.value, inPlace) },
      })),
    )
    return rows.length + texts.length
  })
}

// Those that name it now, and those that were listed.
async function rowsOf(
  db: Database,
  { name }: UploadedPicture,
  products: readonly Listed[],
): Promise<ProductRow[]> {
  const text = sql<string>`image_url || images || coalesce(draft, '')`
  return db
    .selectFrom('products')
    .selectAll()
    .where((row) =>
      row.or([
        row(text, 'like', `%/photographs/${name}-%`),
        row('id', 'in', [0, ...products.map(({ id }) => id)]),
      ]),
    )
    .orderBy('id')
    .limit(mostUses + 1)
    .execute()
}

function textsWith(db: Database, { name }: UploadedPicture) {
  return db
    .selectFrom('siteTexts')
    .selectAll()
    .where('value', 'like', `%/photographs/${name}-%`)
    .execute()
}

function refuseChanged(rows: readonly ProductRow[], products: readonly Listed[]): void {
  const versions = new Map(products.map(({ id, version }) => [id, version]))
  const ids = new Set(rows.map(({ id }) => id))
  const changed = rows.filter((row) => rowVersion(row) !== versions.get(row.id))
  const deleted = products.filter(({ id }) => !ids.has(id))
  if (changed.length + deleted.length > 0)
    throw new ConflictError(
      `Nothing was replaced, because somebody else has changed this meanwhile: ${named([
        ...changed.map(nameOf),
        ...deleted.map(({ id }) => `number ${id}, which was deleted`),
      ])}.`,
    )
}

// A product shows a photograph once.
function refuseTwice(
  rows: readonly ProductRow[],
  old: UploadedPicture,
  another: UploadedPicture,
): void {
  const both = rows.filter((row) =>
    [row, withDraft(row)].some(({ imageUrl, images }) => {
      const names = uploadedNames(imageUrl + images)
      return names.has(old.name) && names.has(another.name)
    }),
  )
  if (both.length > 0)
    throw new ConflictError(
      `Nothing was replaced, because this has both photographs already: ${named(both.map(nameOf))}.`,
    )
}

function nameOf({ id, name }: ProductRow): string {
  return `${name} (number ${id})`
}

function named(names: readonly string[]): string {
  const more = names.length > mostNamed ? [`and ${names.length - mostNamed} more`] : []
  return [...names.slice(0, mostNamed), ...more].join(', ')
}

/** Gives the address of the other photograph for one of the old, and any other text as it is. */
function replacing(old: UploadedPicture, another: UploadedPicture): (src: string) => string {
  return (src) => {
    const picture = uploadedPicture(src)
    if (picture?.name !== old.name) return src
    const { color, alt } = picture
    return uploadedAddress(another, { color, alt, focus: another.focus })
  }
}

/** The columns of a row that name another photograph then. */
function replaced(
  row: ProductRow,
  old: UploadedPicture,
  inPlace: (src: string) => string,
): Partial<ProductRow> {
  const draft = draftOf(row)
  const columnsOf = ({ imageUrl, images }: Partial<ProductRow>): Partial<ProductRow> => ({
    ...(imageUrl !== undefined && { imageUrl: inPlace(imageUrl) }),
    ...(images !== undefined &&
      uploadedNames(images).has(old.name) && { images: listOf(images, inPlace) }),
  })
  return {
    ...columnsOf(row),
    ...(draft &&
      uploadedNames(String(row.draft)).has(old.name) && {
        draft: JSON.stringify({
          ...draft,
          values: { ...draft.values, ...columnsOf(draft.values) },
        }),
      }),
  }
}

// What was stored by hand may be no JSON.
function withStrings(json: string, change: (text: string) => string): string {
  if (parsedJson(json) === undefined) return json
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? change(value) : value)),
  )
}

// What was stored by hand may be no list.
function listOf(images: string, inPlace: (src: string) => string): string {
  const list = parsedJson(images)
  return Array.isArray(list) ? JSON.stringify(list.map(String).map(inPlace)) : images
}
