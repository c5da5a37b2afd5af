import {
  type SiteTexts,
  siteTextSchemas,
  type TextKey,
  textKeys,
  type HomeText,
  unwrittenTexts,
} from '@argo/domain/texts/site-texts'
import type { ToDo } from '@argo/domain/products/to-do'
import { type HomeFigure, homeFigures } from '@argo/domain/texts/home-figure'
import type { Periods } from '@argo/domain/texts/periods'
import type { Selectable } from 'kysely'
import { type Catalogue, catalogueOf } from '../../catalogue/catalogue.ts'
import { readableProduct } from '../../catalogue/product-row.ts'
import type { Database, SiteTextTable } from '../../database/schema.ts'
import { isPage } from '../not-found/is-page.ts'
import { ConflictError, expectVersion } from '../revisions/conflict.ts'
import { type Author, changeRow } from '../revisions/record.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { rowVersion } from '../revisions/row.ts'
import { FieldError } from '../revisions/field-error.ts'
import { listKept, withoutKept } from '../to-do/kept.ts'
import { pictureChoices } from './pictures.ts'
import { followYears } from './warranty-specs.ts'

/** A text as its form is opened: with the version that is sent back with what is saved. */
export interface DeskText<Key extends TextKey = TextKey> {
  key: Key
  version: string
  text: SiteTexts[Key]
  /** UTC, RFC 3339; null of a category that staff have not written of. */
  updatedAt: string | null
}

/** The texts that there are, and when each was last changed (UTC, RFC 3339): null of one that staff have not written. */
export async function listTexts(
  db: Database,
): Promise<{ key: TextKey; updatedAt: string | null }[]> {
  const rows = await db.selectFrom('siteTexts').select(['key', 'updatedAt']).execute()
  return textKeys.flatMap((key) => {
    const row = rows.find((each) => each.key === key) ?? unwrittenRow(key)
    return row ? [{ key, updatedAt: row.updatedAt }] : []
  })
}

/** A text as its form is opened, or undefined. Throws a ConflictError for one that SQL made unreadable. */
export async function textOf<Key extends TextKey>(
  db: Database,
  key: Key,
): Promise<DeskText<Key> | undefined> {
  const row = await rowOf(db, key)
  return row && deskText(row, key)
}

/**
 * Saves a text, which visitors see at once; undefined where there is none. A change of the warranty's years changes the products
 * that state them, in the same batch. Throws a ConflictError.
 */
export async function saveText<Key extends TextKey>(
  db: Database,
  author: Author,
  { key, version, text }: Pick<DeskText<Key>, 'key' | 'version' | 'text'>,
): Promise<DeskText<Key> | undefined> {
  const catalogue = await catalogueOf(db)
  return writeTransaction(db, async (transaction) => {
    const row = await rowOf(transaction, key)
    if (!row) return undefined
    expectVersion(row, version, () => deskText(row, key))
    const value = JSON.stringify(text)
    const { text: before } = deskText(row, key)
    if (JSON.stringify(before) !== value) {
      await checkPictures(transaction, picturesIn(before), picturesIn(text))
      checkLinks(catalogue, linksIn(before), linksIn(text))
      if (key === 'home') await checkPanels(transaction, before as HomeText, text as HomeText)
      await changeRow(
        transaction,
        author,
        'texts',
        row.updatedAt === null
          ? { before: undefined, values: { key, value } }
          : { before: row, values: { value } },
      )
      if (key === 'periods')
        await followYears(transaction, author, before as Periods, text as Periods)
    }
    return textOf(transaction, key)
  })
}

/** The pictures that a text shows, by the names of their fields. */
function picturesIn(text: SiteTexts[TextKey]): [field: string, src: string][] {
  if ('banner' in text) return [['banner', text.banner]]
  if ('scenes' in text) return text.scenes.map((src, index) => [`scenes.${index}`, src])
  return []
}

// One that is no more offered may stay.
async function checkPictures(
  db: Database,
  before: ReturnType<typeof picturesIn>,
  chosen: ReturnType<typeof picturesIn>,
): Promise<void> {
  const shown = new Set(before.map(([, src]) => src))
  const others = chosen.filter(([, src]) => !shown.has(src))
  if (others.length === 0) return
  const offered = new Set((await pictureChoices(db)).map(({ src }) => src))
  const unknown = others.find(([, src]) => !offered.has(src))
  if (unknown) throw new FieldError(`text.${unknown[0]}`, 'There is no such picture')
}

/** The pages that a text leads to, by the names of their fields. */
function linksIn(text: SiteTexts[TextKey]): [field: string, path: string][] {
  if (!('captions' in text)) return []
  return [
    ['path', text.path],
    ...text.captions.map(({ path }, index): [string, string] => [`captions.${index}.path`, path]),
  ]
}

// One whose page is gone may stay: it is to be done.
function checkLinks(
  catalogue: Catalogue,
  before: ReturnType<typeof linksIn>,
  chosen: ReturnType<typeof linksIn>,
): void {
  const known = new Set(before.map(([, path]) => path))
  const dead = deadLinks(catalogue, chosen).find(([, path]) => !known.has(path))
  if (dead)
    throw new FieldError(`text.${dead[0]}`, 'There is no such page: visitors would not find it')
}

function deadLinks(catalogue: Catalogue, links: ReturnType<typeof linksIn>) {
  return links.filter(([, path]) => !isPage(catalogue, path.replace(/[?#].*$/, '')))
}

// One that nothing is read for any more may stay.
async function checkPanels(db: Database, before: HomeText, { panels }: HomeText): Promise<void> {
  const shown = await figuresOf(db, panels)
  for (const [index, panel] of panels.entries())
    if (shown[index] === null && !before.panels.some((each) => isSamePlace(each, panel)))
      throw new FieldError(
        `text.panels.${index}.label`,
        'No published product has this spec: visitors would not see the panel',
      )
}

type Panel = HomeText['panels'][number]

function isSamePlace(one: Panel, other: Panel): boolean {
  return one.productId === other.productId && one.label === other.label
}

/** What the panels of the home page would show. */
export async function figuresOf(
  db: Database,
  panels: HomeText['panels'],
): Promise<(HomeFigure | null)[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('state', '=', 'published')
    .where('id', 'in', [0, ...panels.map(({ productId }) => productId)])
    .execute()
  return homeFigures(
    rows.flatMap((row) => readableProduct(row) ?? []),
    panels,
  )
}

/** What is to be done about the texts: those that cannot be read, and figures that the home page does not show. */
export async function textsToDo(db: Database): Promise<{ key: TextKey; toDo: ToDo[] }[]> {
  const all: { key: TextKey; toDo: ToDo[] }[] = []
  const kept = await listKept(db, 'texts')
  for (const key of textKeys) all.push({ key, toDo: withoutKept(await toDoOf(db, key), key, kept) })
  return all.filter(({ toDo }) => toDo.length > 0)
}

async function toDoOf(db: Database, key: TextKey): Promise<ToDo[]> {
  try {
    const opened = await textOf(db, key)
    if (opened?.updatedAt === null)
      return [{ kind: 'missing', field: '', sentence: 'It is not written yet.' }]
    if (opened?.key !== 'home') return []
    const home = opened.text as HomeText
    const dead = deadLinks(await catalogueOf(db), linksIn(home)).map(([field, path]) => ({
      kind: 'missing' as const,
      field,
      sentence: `It leads to ${path}, where there is no page.`,
    }))
    return [...dead, ...(await hiddenFigures(db, home))]
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    return [{ kind: 'malformed', field: '', sentence: error.message }]
  }
}

async function hiddenFigures(db: Database, { panels }: HomeText): Promise<ToDo[]> {
  const shown = await figuresOf(db, panels)
  return panels.flatMap(({ label }, index) =>
    shown[index] === null
      ? {
          kind: 'feature' as const,
          field: `panels.${index}.productId`,
          sentence: `Figure ${index + 1}, “${label}”, is not shown: its product is not published, or states no such spec.`,
        }
      : [],
  )
}

type TextRow = Pick<Selectable<SiteTextTable>, 'key' | 'value'> & { updatedAt: string | null }

async function rowOf(db: Database, key: TextKey): Promise<TextRow | undefined> {
  const row = await db.selectFrom('siteTexts').selectAll().where('key', '=', key).executeTakeFirst()
  return row ?? unwrittenRow(key)
}

function unwrittenRow(key: TextKey): TextRow | undefined {
  const text = unwrittenTexts[key]
  return text && { key, value: JSON.stringify(text), updatedAt: null }
}

function deskText<Key extends TextKey>(row: TextRow, key: Key): DeskText<Key> {
  const value: unknown = JSON.parse(row.value)
  const { success, data = value } = siteTextSchemas[key].safeParse(value)
  if (!success && row.updatedAt !== null)
    throw new ConflictError(
      'This text was changed outside the desk and cannot be read: undo that in the history.',
    )
  return {
    key,
    version: rowVersion(row),
    text: data as SiteTexts[Key],
    updatedAt: row.updatedAt,
  }
}
