import { setImmediate } from 'node:timers/promises'
import { describeSpec } from '@argo/domain/facts/describe-spec'
import { readSpecs } from '@argo/domain/facts/read-specs'
import { consequencesOf } from '@argo/domain/products/consequences'
import { parseProductId } from '@argo/domain/products/product'
import { type ProductForm, ProductFormSchema, specText } from '@argo/domain/products/product-form'
import { countOf } from '@argo/domain/text/count-of'
import * as z from 'zod/mini'
import { CommandError } from '../../database/command-error.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { FieldError } from '../revisions/field-error.ts'
import { rowVersion } from '../revisions/row.ts'
import { rowOf } from '../products/change.ts'
import { emptyForm, refuseRelated, refuseSlug } from '../products/write.ts'
import { type ChangedFits, createChangedFits } from './changed-fits.ts'
import {
  type Cells,
  categoryIn,
  cellsOf,
  fieldOf,
  formOfRow,
  identity,
  labelOf,
  withCells,
} from './cells.ts'
import { asReadBack, type SheetRow } from './sheet.ts'

/** A cell that an import changes. */
export interface CellChange {
  /** The row of the sheet; that of the names is 1. */
  row: number
  /** Null for a product that is new. */
  id: number | null
  name: string
  column: string
  before: string
  after: string
  /** What the site reads in a changed spec; empty where it can read nothing, or for another column. */
  read: string[]
  /** Why a changed spec cannot be read, and how it could be written; it is imported all the same. */
  unread: { problem: string; proposal: string | null } | null
  /** What was read although something else may be meant, in a sentence. */
  doubt: string | null
}

/** What keeps a sheet from being imported. */
export interface SheetProblem {
  row: number
  column: string
  sentence: string
}

/** What an import would do. */
export interface SheetPlan {
  changes: CellChange[]
  /** What would follow from the changes, or no more: for filters, comparison and fit. */
  effects: { id: number | null; name: string; sentence: string }[]
  /** Nothing is imported while there is one. */
  problems: SheetProblem[]
  /** Products that are new. */
  created: number
}

/** A product of the sheet as it would be. */
export interface PlannedProduct {
  /** Undefined for a new one. */
  row: ProductRow | undefined
  form: ProductForm
}

/** Rows compared at once. */
const rowsAtOnce = 20

/** The most cells that one sheet may change: a plan tells them all. */
const mostChanges = 20_000
/** Problems that a plan tells; those of further rows are told once these are mended. */
const mostProblems = 1_000

/** What importing rows into a catalogue would do, and the products as they would be. Reads alone. */
export async function planImport(
  db: Database,
  catalogue: Catalogue,
  rows: readonly SheetRow[],
): Promise<{ plan: SheetPlan; products: PlannedProduct[] }> {
  const plan: SheetPlan = { changes: [], effects: [], problems: [], created: 0 }
  const products: PlannedProduct[] = []
  const changedFits = createChangedFits(catalogue)
  const seen = new Set<number>()
  for (const [index, row] of rows.entries()) {
    if (plan.problems.length >= mostProblems) break
    if (plan.changes.length > mostChanges)
      throw new CommandError(
        `A sheet changes ${countOf(mostChanges, 'cell')} at most: please import it in parts.`,
      )
    // Visitors' requests are served between them.
    if (index % rowsAtOnce === 0) await setImmediate()
    const planned = await planRow(db, changedFits, plan, seen, row)
    if (planned) products.push(planned)
  }
  refuseSameSlug(plan, products)
  return { plan, products }
}

async function planRow(
  db: Database,
  changedFits: ChangedFits,
  plan: SheetPlan,
  seen: Set<number>,
  { line, cells }: SheetRow,
): Promise<PlannedProduct | undefined> {
  const refuse = (column: string, sentence: string) =>
    void plan.problems.push({ row: line, column, sentence })
  const number = cells.get(identity.number)?.trim() ?? ''
  const id = parseProductId(number)
  const row = id === undefined ? undefined : await rowOf(db, id)
  if (number !== '' && !row) return refuse(identity.number, `There is no product ${number}.`)
  if (row && seen.has(row.id)) return refuse(identity.number, `Product ${number} stands twice.`)
  if (row) seen.add(row.id)
  const category = categoryIn(cells)
  const form = row ? formOfRow(row) : category && emptyForm(category)
  if (!form)
    return row
      ? refuse(identity.number, `The row of product ${number} holds no product: mend it first.`)
      : refuse('Category', 'A new product has a category.')
  const state = cells.get(identity.state)
  if (state !== undefined && state !== '' && state !== (row?.state ?? 'draft'))
    refuse(identity.state, 'A state is changed at the desk.')
  const before = row ? cellsOf(form) : new Map<string, string>()
  const base = row ? await baseOf(db, row, cells.get(identity.version)?.trim() ?? '') : before
  if (!base) return refuse(identity.version, `It was changed since the sheet was exported.`)
  const changed = changedCells(cells, base, before, (column, now) =>
    refuse(column, `Somebody else has changed this meanwhile, to “${now}”.`),
  )
  if (row && changed.size === 0) return undefined
  return check(db, changedFits, plan, { line, row, form, before, changed })
}

// What of a row differs from what was exported, and from what there is.
function changedCells(
  cells: Cells,
  base: Cells,
  before: Cells,
  onConflict: (column: string, now: string) => void,
): Map<string, string> {
  const changed = new Map<string, string>()
  const [exported, present] = [base, before].map(byReadColumns)
  for (const [column, text] of cells) {
    if (Object.values<string>(identity).includes(column)) continue
    const [was, is] = [exported, present].map((known) => known?.get(column) ?? '')
    if ([was, is].some((known = '') => text === known || text === asReadBack(known))) continue
    if (was !== is) onConflict(column, is ?? '')
    else changed.set(column, text)
  }
  return changed
}

function byReadColumns(cells: Cells): Cells {
  return new Map([...cells].map(([column, text]) => [asReadBack(column).trim(), text]))
}

interface Checked {
  line: number
  row: ProductRow | undefined
  form: ProductForm
  before: Cells
  changed: Cells
}

async function check(
  db: Database,
  changedFits: ChangedFits,
  plan: SheetPlan,
  { line, row, form, before, changed }: Checked,
): Promise<PlannedProduct | undefined> {
  const values = withCells(form, changed)
  const read = z.safeParse(ProductFormSchema, values)
  const problems = read.success
    ? await refusalsOf(db, read.data, row?.id)
    : read.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
  for (const { field, message } of problems) {
    const column = [...changed.keys()].find((candidate) => fieldOf(candidate) === field)
    plan.problems.push({ row: line, column: column ?? field, sentence: `${message}.` })
  }
  if (!read.success) return undefined
  const id = row?.id ?? null
  const { name, category } = read.data
  const readings = new Map(
    readSpecs({ category, specs: read.data.specs.map(specText) }).map((reading) => [
      reading.label,
      describeSpec(reading, category),
    ]),
  )
  for (const [column, after] of changed) {
    const description = after === '' ? undefined : readings.get(labelOf(column) ?? '')
    plan.changes.push({
      row: line,
      id,
      name,
      column,
      before: before.get(column) ?? '',
      after,
      read: description?.read ?? [],
      doubt: description?.doubt ?? null,
      unread:
        description?.problem != null
          ? { problem: description.problem, proposal: description.proposal?.value ?? null }
          : null,
    })
  }
  if (!row) plan.created += 1
  plan.effects.push(...effectsOf(changedFits, row, form, read.data))
  return { row, form: read.data }
}

async function refusalsOf(db: Database, form: ProductForm, id = 0) {
  try {
    await refuseSlug(db, form.slug, id)
    await refuseRelated(db, form.related, id)
    return []
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    return [{ field: error.field.split('.')[1] ?? '', message: error.sentence }]
  }
}

function effectsOf(
  changedFits: ChangedFits,
  row: ProductRow | undefined,
  before: ProductForm,
  after: ProductForm,
): SheetPlan['effects'] {
  const sentences = (form: ProductForm) =>
    consequencesOf(asProduct(form)).map(({ sentence }) => sentence)
  const was = row ? sentences(before) : []
  const is = sentences(after)
  const of = { id: row?.id ?? null, name: after.name }
  return [
    ...is.filter((sentence) => !was.includes(sentence)).map((sentence) => ({ ...of, sentence })),
    ...was
      .filter((sentence) => !is.includes(sentence))
      .map((sentence) => ({ ...of, sentence: `No more: ${sentence}` })),
    ...(row ? changedFits(asProduct(before), asProduct(after)) : []).map((sentence) => ({
      ...of,
      sentence,
    })),
  ]
}

function asProduct({ name, category, specs }: ProductForm) {
  return { name, category, specs: specs.map(specText) }
}

function refuseSameSlug(plan: SheetPlan, products: readonly PlannedProduct[]): void {
  const slugs = Map.groupBy(products, ({ form }) => form.slug)
  for (const [slug, several] of slugs)
    if (slug !== '' && several.length > 1)
      plan.problems.push({
        row: 1,
        column: 'Slug',
        sentence: `Several products would have the slug ${slug}.`,
      })
}

// The cells as they were exported: those of the version that the sheet names, which may be an earlier one.
async function baseOf(db: Database, row: ProductRow, version: string): Promise<Cells | undefined> {
  const known = (some: ProductRow) => {
    const form = formOfRow(some)
    return form && cellsOf(form)
  }
  if (version === '' || version === rowVersion({ ...row })) return known(row)
  const revisions = await db
    .selectFrom('revisions')
    .select(['before', 'after'])
    .where('subject', '=', 'products')
    .where('rowId', '=', String(row.id))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  for (const json of revisions.flatMap(({ before, after }) => [after, before])) {
    const earlier: ProductRow | undefined = json === null ? undefined : JSON.parse(json)
    if (earlier && rowVersion({ ...earlier }) === version) return known(earlier)
  }
  return undefined
}
