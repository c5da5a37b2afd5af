import { describeSpec, type SpecDescription } from '@argo/domain/facts/describe-spec'
import { readSpecs } from '@argo/domain/facts/read-specs'
import { consequencesOf } from '@argo/domain/products/consequences'
import {
  type ProductForm,
  productFieldNames,
  ProductFormSchema,
  specText,
} from '@argo/domain/products/product-form'
import * as z from 'zod/mini'
import { withDraft } from '../../catalogue/product-row.ts'
import type { Database, ProductRow } from '../../database/schema.ts'
import { formOfRow } from '../products/form-of-row.ts'
import { unfinished } from '../products/unfinished.ts'
import { refusePictures, refuseRelated, refuseSlug } from '../products/write.ts'
import { FieldErrors, refuseAll } from '../revisions/field-error.ts'
import { type Cells, cellsOf, fieldOf, labelOf, withCells } from './cells.ts'
import type { ChangedFits } from './changed-fits.ts'
import { newLabelOf } from './notes.ts'
import type { PlannedProduct, SheetChoices, SheetPlan } from './sheet-plan.ts'

/** What a plan is made of, as far as it takes in a row. */
export interface RowChecking {
  db: Database
  plan: SheetPlan
  changedFits: ChangedFits
  choices: SheetChoices
  isNewLabel: (label: string) => boolean
}

/** A row of a sheet: of a product that is stored, or of a new one, and what it changes. */
interface ChangedRow {
  line: number
  row: ProductRow | undefined
  form: ProductForm
  before: Cells
  changed: Cells
}

/** Adds to the plan what a row changes, what follows and what is wrong; the product as it would be, if that can be one. */
export async function checkRow(
  { db, changedFits, plan, choices, isNewLabel }: RowChecking,
  { line, row, form, before, changed: written }: ChangedRow,
): Promise<PlannedProduct | undefined> {
  const proposed = proposedCells(form, written)
  plan.proposals += proposed.size
  const changed = choices.asProposed ? new Map([...written, ...proposed]) : written
  const values = withCells(form, changed)
  const read = z.safeParse(ProductFormSchema, values)
  const problems = read.success
    ? await refusalsOf(db, read.data, changed, row)
    : read.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
  // What is wrong with several entries of a cell is said once.
  const told = new Map(problems.map((problem) => [`${problem.field} ${problem.message}`, problem]))
  for (const { field, message } of told.values()) {
    const changedColumn = [...changed.keys()].find((candidate) => fieldOf(candidate) === field)
    const column = changedColumn ?? productFieldNames[field as keyof ProductForm]
    plan.problems.push({ row: line, column, sentence: `${message}.` })
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
      newLabel: newLabelOf(column, before, isNewLabel),
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
  for (const sentence of row ? underDraft(row, before, changed) : [])
    plan.effects.push({ id, name, sentence })
  return { row, form: read.data }
}

// Of changed cells those that a draft has changed too: once it is published, what it says counts.
function underDraft(row: ProductRow, before: Cells, changed: Cells): string[] {
  const drafted = row.draft === null ? undefined : formOfRow(withDraft(row))
  const cells = drafted && cellsOf(drafted)
  if (!cells) return []
  return [...changed].flatMap(([column, text]) => {
    const is = cells.get(column) ?? ''
    if (is === text || is === (before.get(column) ?? '')) return []
    return `${column}: its draft says “${is}”, which counts once that is published.`
  })
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

async function refusalsOf(db: Database, form: ProductForm, changed: Cells, row?: ProductRow) {
  const { id = 0, state = 'draft' } = row ?? {}
  const fields = new Set([...changed.keys()].map(fieldOf))
  try {
    if (fields.has('slug')) await refuseSlug(db, form.slug, id)
    if (fields.has('related')) await refuseRelated(db, form.related, id, row)
    const isPictured = fields.has('imageUrl') || fields.has('images')
    if (isPictured) await refusePictures(db, form)
    if (state !== 'draft')
      refuseAll(
        unfinished(form).filter(([field]) =>
          field === 'form.description' ? fields.has('description') : isPictured,
        ),
      )
    return []
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error
    const [field, message] = error.first
    return [{ field: field.split('.')[1] ?? '', message }]
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
