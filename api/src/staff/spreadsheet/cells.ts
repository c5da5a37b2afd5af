import { parsedJson } from '@argo/domain/text/json'
import { parseProductId } from '@argo/domain/products/product'
import { CategorySchema } from '@argo/domain/products/product-schema'
import { type LineField, lineFieldKeys, lineFields } from '@argo/domain/products/line-fields'
import type { ProductForm } from '@argo/domain/products/product-form'
import { foldedName } from '@argo/domain/text/spaces'
import * as z from 'zod/mini'

/** The cells of a product, by their columns; a column that is not there is empty. */
export type Cells = ReadonlyMap<string, string>

/** Columns that say of which product a row is, and in which state: they are not changed by a sheet. */
export const identity = { number: 'Number', version: 'Version', state: 'State' } as const

interface Field {
  write: (form: ProductForm) => string
  /** What of the form a cell sets; what is not as it should be is refused by the form's schema. */
  read: (text: string) => unknown
  field: keyof ProductForm
}

type TextField =
  | LineField
  | 'name'
  | 'slug'
  | 'category'
  | 'description'
  | 'imageUrl'
  | 'defaultColor'

const textField = (field: TextField): Field => ({
  field,
  write: (form) => form[field],
  read: (text) => text,
})
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const listField = (field: 'images' | 'colorVariations'): Field => ({
  field,
  write: (form) => form[field].join('\n'),
  read: lines,
})

/** The columns of the form's fields, a list with an entry a line; those of specs have their labels. */
const fields: ReadonlyMap<string, Field> = new Map([
  ['Name', textField('name')],
  ['Slug', textField('slug')],
  ['Category', textField('category')],
  ['Description', textField('description')],
  ['First picture', textField('imageUrl')],
  ['Further pictures', listField('images')],
  ['Colors', listField('colorVariations')],
  ['Default color', textField('defaultColor')],
  [
    'Key features',
    {
      field: 'keyFeatures',
      write: ({ keyFeatures }) => (keyFeatures.length === 0 ? '' : JSON.stringify(keyFeatures)),
      read: (text) => (text === '' ? [] : (parsedJson(text) ?? null)),
    },
  ],
  [
    'Related',
    {
      field: 'related',
      write: ({ related }) => related.join('\n'),
      read: (text) => lines(text).map((line) => numberIn(line) ?? Number.NaN),
    },
  ],
  [
    'Where to buy',
    {
      field: 'dealers',
      write: ({ dealers }) => dealers.map(({ name, address }) => `${name} ${address}`).join('\n'),
      read: (text) =>
        lines(text).map((line) => {
          const words = line.split(/\s/)
          const address = words.pop() ?? ''
          return { name: words.join(' ').trim(), address }
        }),
    },
  ],
  ...lineFieldKeys.map((field) => [lineFields[field].name, textField(field)] as const),
])

/** What stands for a spec that is a label alone: an empty cell is no spec. */
const noValue = '—'
const specPrefix = 'Spec: '

/** The number of a product, as a spreadsheet may leave it: "79", "079", "79.0" and "79,00" are 79. */
export function numberIn(text: string): number | undefined {
  const [, digits] = /^0*([1-9]\d*)(?:[.,]0{1,2})?$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : parseProductId(digits)
}

/** The columns before those of specs, in their order. */
export const firstColumns = [...Object.values(identity), ...fields.keys()]

const firstByFoldedName = new Map(firstColumns.map((column) => [foldedName(column), column]))

/** A column in its own spelling if it is one of a field, or says which product a row is: "number" is "Number". */
export function fieldColumn(column: string): string {
  return firstByFoldedName.get(foldedName(column)) ?? column
}

/** The column of a spec. */
export function columnOf(label: string): string {
  const isPrefixed = firstByFoldedName.has(foldedName(label)) || label.startsWith(specPrefix)
  return isPrefixed ? specPrefix + label : label
}

/** The label of the spec that a column is of; undefined for one of a field. */
export function labelOf(column: string): string | undefined {
  if (firstColumns.includes(column)) return undefined
  return column.startsWith(specPrefix) ? column.slice(specPrefix.length) : column
}

/** The field of a form that a column is of: "specs" for one of a spec. */
export function fieldOf(column: string): keyof ProductForm {
  return fields.get(column)?.field ?? 'specs'
}

/** A product's form in cells. */
export function cellsOf(form: ProductForm): Map<string, string> {
  const cells = new Map([...fields].map(([column, { write }]) => [column, write(form)]))
  for (const { label, value } of form.specs) {
    const column = columnOf(label)
    if (!cells.has(column)) cells.set(column, value === '' ? noValue : value)
  }
  return cells
}

/** A form with these cells in place of what it has: a changed spec stays in its place, a new one comes last. */
export function withCells(form: ProductForm, changed: Cells): Record<keyof ProductForm, unknown> {
  const values: Record<keyof ProductForm, unknown> = { ...form }
  const specs = form.specs.map((spec) => ({ ...spec }))
  for (const [column, text] of changed) {
    const field = fields.get(column)
    if (field) values[field.field] = field.read(text)
    else setSpec(specs, labelOf(column) ?? column, text)
  }
  values.specs = specs
  return values
}

function setSpec(specs: ProductForm['specs'], label: string, text: string): void {
  const index = specs.findIndex((spec) => spec.label === label)
  const value = text === noValue ? '' : text
  const known = specs[index]
  if (text === '') {
    if (known) specs.splice(index, 1)
  } else if (known) known.value = value
  else specs.push({ label, value })
}

/** The category that a cell names, or undefined. */
export function categoryIn(cells: Cells) {
  return z.safeParse(CategorySchema, cells.get('Category')).data
}
