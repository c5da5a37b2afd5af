import { setImmediate } from 'node:timers/promises'
import { describeSpec, type SpecDescription } from '@argo/domain/facts/describe-spec'
import { readSpecs } from '@argo/domain/facts/read-specs'
import { consequencesOf } from '@argo/domain/products/consequences'
import { type ProductForm, ProductFormSchema, specText } from '@argo/domain/products/product-form'
import { countOf } from '@argo/domain/text/count-of'
import { foldedName } from '@argo/domain/text/spaces'
import * as z from 'zod/mini'
import { CommandError } from '../../database/command-error.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { FieldError } from '../revisions/field-error.ts'
import { rowVersion } from '../revisions/row.ts'
import { emptyForm, refusePictures, refuseRelated, refuseSlug } from '../products/write.ts'
import { type ChangedFits, createChangedFits } from './changed-fits.ts'
import {
  type Cells,
  categoryIn,
  cellsOf,
  fieldOf,
  formOfRow,
  identity,
  labelOf,
  numberIn,
  withCells,
} from './cells.ts'
import { problemIn } from './cell-problem.ts'
import { createIsNewLabel, newLabelsOf, notesOf } from './notes.ts'
import type { PlannedProduct, SheetChoices, SheetPlan } from './sheet-plan.ts'
import { createProductCells, type ProductCells } from './product-cells.ts'
import { asReadBack, type Sheet, type SheetRow } from './sheet.ts'

/** Rows compared at once; visitors' requests are served between them. */
const rowsAtOnce = 20

/** The most cells that one sheet may change: a plan tells them all. */
const mostChanges = 20_000
/** Problems that a plan tells; those of further rows are told once these are mended. */
const mostProblems = 1_000

/** What rows are compared with, and what is made of them. */
interface Planning {
  db: Database
  sheet: Sheet
  plan: SheetPlan
  productCells: ProductCells
  changedFits: ChangedFits
  choices: SheetChoices
  isNewLabel: (label: string) => boolean
  /** The products of the sheet so far. */
  seen: Set<number>
  /** Products that have a name, by it, and the rows of new ones. */
  named: Map<string, string>
}

/** What importing a sheet into a catalogue would do, and the products as they would be. Reads alone. */
export async function planImport(
  db: Database,
  catalogue: Catalogue,
  sheet: Sheet,
  choices: SheetChoices = { asProposed: false },
): Promise<{ plan: SheetPlan; products: PlannedProduct[] }> {
  const plan: SheetPlan = {
    changes: [],
    effects: [],
    notes: notesOf(sheet),
    newLabels: [],
    proposals: 0,
    problems: [],
    created: 0,
  }
  const products: PlannedProduct[] = []
  const planning: Planning = {
    db,
    sheet,
    plan,
    productCells: createProductCells(),
    changedFits: createChangedFits(catalogue),
    choices,
    isNewLabel: createIsNewLabel(catalogue),
    seen: new Set(),
    named: await namedProducts(db, sheet),
  }
  for (let from = 0; from < sheet.rows.length; from += rowsAtOnce) {
    await setImmediate()
    const rows = sheet.rows.slice(from, from + rowsAtOnce)
    const stored = await storedRows(db, rows)
    for (const row of rows) {
      if (plan.problems.length >= mostProblems) break
      if (plan.changes.length > mostChanges)
        throw new CommandError(
          `A sheet changes ${countOf(mostChanges, 'cell')} at most: please import it in parts.`,
        )
      const planned = await planRow(planning, row, stored)
      if (planned) products.push(planned)
    }
  }
  refuseSameSlug(plan, products)
  plan.newLabels = newLabelsOf(plan.changes, planning.isNewLabel)
  return { plan, products }
}

async function storedRows(
  db: Database,
  rows: readonly SheetRow[],
): Promise<Map<number, ProductRow>> {
  const ids = rows.flatMap(({ cells }) => numberIn(cells.get(identity.number) ?? '') ?? [])
  const stored = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(stored.map((row) => [row.id, row]))
}

// Only where a row may be that of a product which is there already.
async function namedProducts(db: Database, { rows }: Sheet): Promise<Map<string, string>> {
  if (rows.every(({ cells }) => cells.get(identity.number)?.trim())) return new Map()
  const products = await db.selectFrom('products').select(['id', 'name']).execute()
  return new Map(products.map(({ id, name }) => [foldedName(name), `product ${id}`]))
}

async function planRow(
  planning: Planning,
  { line, cells: given }: SheetRow,
  stored: ReadonlyMap<number, ProductRow>,
): Promise<PlannedProduct | undefined> {
  const { db, plan, seen } = planning
  const refuse = (column: string, sentence: string) =>
    void plan.problems.push({ row: line, column, sentence })
  const number = given.get(identity.number)?.trim() ?? ''
  const row = stored.get(numberIn(number) ?? 0)
  if (number !== '' && !row) return refuse(identity.number, `There is no product ${number}.`)
  if (row && seen.has(row.id)) return refuse(identity.number, `Product ${row.id} stands twice.`)
  if (row) seen.add(row.id)
  const category = categoryIn(given)
  const form = row ? formOfRow(row) : category && emptyForm(category)
  if (!form)
    return row
      ? refuse(identity.number, `The row of product ${number} holds no product: mend it first.`)
      : refuse('Category', 'A new product has a category.')
  const state = given.get(identity.state)
  if (state !== undefined && state !== '' && state !== (row?.state ?? 'draft'))
    refuse(identity.state, 'A state is changed at the desk.')
  const before = row ? cellsOf(form) : new Map<string, string>()
  const base = row ? await baseOf(db, row, given.get(identity.version)?.trim() ?? '') : before
  if (!base) return refuse(identity.version, `It was changed since the sheet was exported.`)
  const [exported, present] = [base, before].map(byReadColumns)
  const own = [...(exported?.keys() ?? []), ...(present?.keys() ?? [])]
  const { cells, twice } = planning.productCells(given, own, form.category)
  if (twice !== undefined) refuse(twice, 'Another column of the sheet means the same.')
  const changed = changedCells(cells, exported, present, (column, now) =>
    refuse(column, `Somebody else has changed this meanwhile, to “${now}”.`),
  )
  for (const [column, text] of changed) {
    const sentence = problemIn(text, planning.sheet)
    if (sentence === undefined) continue
    refuse(column, sentence)
    changed.delete(column)
  }
  leaveOutLabels(planning, changed, before)
  if (row && changed.size === 0) return undefined
  if (!row) refuseSameName(planning, line, cells)
  return check(planning, { line, row, form, before, changed })
}

// Columns whose label is new and was not agreed to.
function leaveOutLabels(
  { choices: { newLabels }, isNewLabel }: Planning,
  changed: Map<string, string>,
  before: Cells,
): void {
  if (!newLabels) return
  for (const column of changed.keys()) {
    const label = before.has(column) ? undefined : labelOf(column)
    if (label !== undefined && isNewLabel(label) && !newLabels.includes(label))
      changed.delete(column)
  }
}

// Without a slug, nothing keeps a sheet that is imported again from making its products again.
function refuseSameName({ plan, named }: Planning, line: number, cells: Cells): void {
  const name = cells.get('Name') ?? ''
  const known = named.get(foldedName(name))
  named.set(foldedName(name), known ?? `row ${line}`)
  if (known !== undefined && name.trim() !== '' && !cells.get('Slug')?.trim())
    plan.problems.push({
      row: line,
      column: 'Name',
      sentence: `${known.charAt(0).toUpperCase()}${known.slice(1)} has this name: write its number here, or give the new one a slug of its own.`,
    })
}

// What of a row differs from what was exported, and from what there is.
function changedCells(
  cells: Cells,
  exported: Cells | undefined,
  present: Cells | undefined,
  onConflict: (column: string, now: string) => void,
): Map<string, string> {
  const changed = new Map<string, string>()
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
  { db, changedFits, plan, choices }: Planning,
  { line, row, form, before, changed: written }: Checked,
): Promise<PlannedProduct | undefined> {
  const proposed = proposedCells(form, written)
  plan.proposals += proposed.size
  const changed = choices.asProposed ? new Map([...written, ...proposed]) : written
  const values = withCells(form, changed)
  const read = z.safeParse(ProductFormSchema, values)
  const problems = read.success
    ? await refusalsOf(db, read.data, changed, row?.id)
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
          ? { problem: description.problem, proposal: proposalOf(description, column) }
          : null,
    })
  }
  if (!row) plan.created += 1
  plan.effects.push(...effectsOf(changedFits, row, form, read.data))
  return { row, form: read.data }
}

// Those that cannot be read as they are written, as they can be.
function proposedCells(form: ProductForm, written: Cells): Map<string, string> {
  const { category } = form
  const labels = [...written].flatMap(([column, text]) => {
    const label = text === '' ? undefined : labelOf(column)
    return label === undefined ? [] : { column, label, spec: specText({ label, value: text }) }
  })
  const readings = readSpecs({ category, specs: labels.map(({ spec }) => spec) })
  return new Map(
    labels.flatMap(({ column, label }, index) => {
      const { problem, proposal } = describeSpec(readings[index]!, category)
      return problem !== null && proposal?.label === label ? [[column, proposal.value]] : []
    }),
  )
}

// With its label, where it is another one.
function proposalOf({ proposal }: SpecDescription, column: string): string | null {
  if (!proposal) return null
  return proposal.label === labelOf(column) ? proposal.value : specText(proposal)
}

async function refusalsOf(db: Database, form: ProductForm, changed: Cells, id = 0) {
  const fields = new Set([...changed.keys()].map(fieldOf))
  try {
    if (fields.has('slug')) await refuseSlug(db, form.slug, id)
    if (fields.has('related')) await refuseRelated(db, form.related, id)
    if (fields.has('imageUrl') || fields.has('images')) await refusePictures(db, form)
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
