import { altTextOf } from '@argo/domain/pictures/alt-text'
import type { PhotographsSearch } from '@argo/domain/pictures/photographs-search'
import {
  plainAddress,
  uploadedNames,
  uploadedPicture,
  withoutPlace,
} from '@argo/domain/pictures/uploaded-picture'
import { noPicture } from '@argo/domain/products/product-form'
import type { TextKey } from '@argo/domain/texts/site-texts'
import { parsedJson } from '@argo/domain/text/json'
import { draftOf } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { rowVersion } from '../revisions/row.ts'

const pageSize = 50
/** Of how many products a photograph is listed, and replaced at once. */
export const mostUses = 200

/** A product that has a photograph, and what it says of it. */
interface Use {
  id: number
  name: string
  /** Undefined where nothing is said. */
  alt: string | undefined
  /** Whether visitors do not see it there yet. */
  isDraft: boolean
}

/** A photograph of the library. */
interface Photograph {
  /** Its address, of an uploaded one without what is said of it. */
  src: string
  uses: Use[]
  /** The texts that show it, of one that was uploaded. */
  texts: TextKey[]
}

type Pictures = Pick<ProductRow, 'id' | 'name' | 'imageUrl' | 'images' | 'draft'>

/**
 * A page of the photographs that products name, those of the newest products first, and then of those that were uploaded and
 * that no product names; and how many there are on all pages.
 */
export async function listPhotographs(
  db: Database,
  { q = '', only, page: asked = 1 }: PhotographsSearch,
) {
  const uploads = await db
    .selectFrom('photographs')
    .select('name')
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .execute()
  const words = q.trim().toLowerCase()
  const all = (await allPhotographs(db, uploads)).filter(
    ({ uses, texts }) =>
      (only !== 'unused' || isUnused({ uses, texts })) &&
      (only !== 'without-alt' || uses.some(({ alt }) => alt === undefined)) &&
      (words === '' ||
        uses.some(({ name, alt }) => `${name}\n${alt ?? ''}`.toLowerCase().includes(words))),
  )
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(asked, pages)
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  const versions = await versionsOf(db, shown)
  return {
    photographs: shown.map((photograph) => ({
      ...photograph,
      uses: photograph.uses.slice(0, mostUses).map((use) => ({
        ...use,
        /** Sent back when it is replaced: another one after each change of the product. */
        version: versions.get(use.id) ?? '',
      })),
    })),
    total: all.length,
    /** The one that was asked for, or the last. */
    page,
    pages,
  }
}

function isUnused({ uses, texts }: Pick<Photograph, 'uses' | 'texts'>): boolean {
  return uses.length === 0 && texts.length === 0
}

async function allPhotographs(
  db: Database,
  uploads: readonly { name: string }[],
): Promise<Photograph[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'imageUrl', 'images', 'draft'])
    .orderBy('id', 'desc')
    .execute()
  const texts = await db
    .selectFrom('siteTexts')
    .select(['key', 'value'])
    .where('value', 'like', '%/photographs/%')
    .orderBy('key')
    .execute()
  const photographs = new Map<string, Photograph>()
  const photographAt = (src: string): Photograph => {
    const name = uploadedPicture(src)?.name
    const address = name === undefined ? withoutPlace(src) : plainAddress(name)
    const photograph = photographs.get(address) ?? { src: address, uses: [], texts: [] }
    photographs.set(address, photograph)
    return photograph
  }
  for (const product of products)
    for (const [src, use] of usesIn(product)) {
      const { uses } = photographAt(src)
      const isTold = uses.some(
        ({ id, alt, isDraft }) => id === use.id && (alt === use.alt || (use.isDraft && !isDraft)),
      )
      if (!isTold) uses.push(use)
    }
  for (const { name } of uploads) photographAt(plainAddress(name))
  for (const { key, value } of texts)
    for (const name of uploadedNames(value))
      photographs.get(plainAddress(name))?.texts.push(key as TextKey)
  return [...photographs.values()]
}

/** The photographs of a product in their order, then those that its draft has. */
function usesIn({ id, name, draft, ...row }: Pictures): [src: string, use: Use][] {
  const drafted = draftOf({ draft })?.values ?? {}
  return [
    ...picturesIn(row).map((src) => [src, false] as const),
    ...picturesIn(drafted).map((src) => [src, true] as const),
  ].map(([src, isDraft]) => [src, { id, name, alt: altTextOf(src), isDraft }])
}

function picturesIn({ imageUrl = noPicture, images }: Partial<Pictures>): string[] {
  const further = parsedJson(images)
  return [imageUrl, ...(Array.isArray(further) ? further.map(String) : [])].filter(
    (src) => src !== noPicture,
  )
}

async function versionsOf(
  db: Database,
  photographs: readonly Photograph[],
): Promise<Map<number, string>> {
  const ids = photographs.flatMap(({ uses }) => uses.slice(0, mostUses).map(({ id }) => id))
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [0, ...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, rowVersion(row)]))
}
