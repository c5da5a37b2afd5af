import { setImmediate } from 'node:timers/promises'
import { countOf } from '@argo/domain/text/count-of'
import { foldedName } from '@argo/domain/text/spaces'
import { CommandError } from '../../database/command-error.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { formOfRow } from '../products/form-of-row.ts'
import { categories } from '@argo/domain/products/category'
import { emptyForm } from '../products/write.ts'
import { createChangedFits } from './changed-fits.ts'
import { type Cells, categoryIn, cellsOf, identity, numberIn } from './cells.ts'
import { problemIn } from './cell-problem.ts'
import { checkRow, type RowChecking } from './check-row.ts'
import { exportedCells } from './exported-cells.ts'
import { createIsNewLabel, newLabelOf, newLabelsOf, notesOf } from './notes.ts'
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
interface Planning extends RowChecking {
  sheet: Sheet
  productCells: ProductCells
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
  plan.newLabels = newLabelsOf(plan.changes)
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
      : refuse('Category', `A new product has one of the categories ${categories.join(', ')}.`)
  const state = given.get(identity.state)
  if (state !== undefined && state !== '' && state !== (row?.state ?? 'draft'))
    refuse(identity.state, 'A state is changed at the desk.')
  const before = row ? cellsOf(form) : new Map<string, string>()
  const base = row
    ? await exportedCells(db, row, given.get(identity.version)?.trim() ?? '')
    : before
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
  return checkRow(planning, { line, row, form, before, changed })
}

// Columns whose label is new and was not agreed to.
function leaveOutLabels(
  { choices: { newLabels }, isNewLabel }: Planning,
  changed: Map<string, string>,
  before: Cells,
): void {
  if (!newLabels) return
  for (const column of changed.keys()) {
    const label = newLabelOf(column, before, isNewLabel)
    if (label !== null && !newLabels.includes(label)) changed.delete(column)
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
