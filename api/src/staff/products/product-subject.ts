import { altTextOf } from '@argo/domain/pictures/alt-text'
import { viewOf } from '@argo/domain/pictures/picture-view'
import { parsedJson } from '@argo/domain/text/json'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { productFieldNames } from '@argo/domain/products/product-form'
import { splitSpec } from '@argo/domain/products/spec'
import { orderOfSpecs, specChanges } from '@argo/domain/products/spec-changes'
import { draftOf, mergeSpecColumns, noSchedule } from '../../catalogue/product-row.ts'
import type { ProductRow } from '../../database/schema.ts'
import { slugUser } from './slug-user.ts'
import { formOfRow } from './form-of-row.ts'
import { malformed, unfinished } from './unfinished.ts'
import { type MergedRow, mergeRows, type RowMerge } from '../revisions/merge.ts'
import type { Row } from '../revisions/row.ts'
import { type Difference, differencesIn, type Subject } from '../revisions/subject.ts'

const draftLabel = 'Draft of changes'

/** The columns that undoing brings back, in the order of the form, as people call them. */
const mergedLabels: Record<string, string> = {
  ...productFieldNames,
  featured: 'Featured',
  featureOrder: 'Place among the featured',
  state: 'State',
  successorId: 'Successor',
  draft: draftLabel,
}
const labels = {
  ...mergedLabels,
  publishAt: 'To be published at',
  publishRefusal: 'Not published at its time',
}

const mergeOptions = {
  labels: mergedLabels,
  together: [
    ['state', 'successorId'],
    ['featured', 'featureOrder'],
    ['imageUrl', 'images'],
    ['colorVariations', 'defaultColor'],
  ],
  parts: {
    specs: (columns: Record<keyof RowMerge, string>) => {
      const { specs, conflicts } = mergeSpecColumns(columns, 'present')
      return { value: specs, conflicts }
    },
  },
}

/** Whether a difference is that of a figure. */
export function isOfSpecs({ field, label }: Difference): boolean {
  return field === 'specs' && label !== orderOfSpecs
}

/** The products, as the history tells their changes: a spec at a time. */
export const productSubject: Subject = {
  table: 'products',
  key: 'id',
  nameOf: ({ name }) => String(name),
  differences,
  refusal: async (db, row, present) => {
    const { id, name, slug } = row
    const user = typeof slug === 'string' ? await slugUser(db, slug) : undefined
    if (user && user.id !== id)
      return `${String(name)} cannot come back: ${user.name} (number ${user.id}) has its slug, ${String(slug)}.`
    const refused = present && !whyRefused(present) ? whyRefused(row) : undefined
    return refused && `${String(name)} ${refused}.`
  },
  merge,
  restored: (row) => ({
    values: { ...row, ...noSchedule },
    conflicts: [],
    lost: row.publishAt === null ? undefined : noTime,
  }),
}

// By its form, or as visitors see it.
function whyRefused(row: Row): string | undefined {
  const form = formOfRow(row as ProductRow)
  if (!form) return undefined
  const [[, refused] = []] = malformed(form)
  if (refused !== undefined) return `cannot be as it was. ${refused}`
  const [[, lack] = []] = row.state === 'draft' ? [] : unfinished(form)
  return lack && `cannot be as it was while visitors see it. ${lack}`
}

const noTime = 'has no time of publication now, because undoing sets none: please set it again'

// No schedule comes back. One that the change set is taken off, as is that of another draft or state, and why it failed.
function merge({ base, changed, present }: RowMerge): MergedRow {
  const { values, conflicts } = mergeRows({ base, changed, present }, mergeOptions)
  const time = present.publishAt
  const isOfTime = base.publishAt !== changed.publishAt
  if (isOfTime && time !== null && time !== base.publishAt) conflicts.push(labels.publishAt)
  if (base.draft !== changed.draft && wasPublished(base, present)) conflicts.push(draftLabel)
  const isOff = (isOfTime && time === base.publishAt) || 'draft' in values || 'state' in values
  const isSet = time !== null || typeof present.publishRefusal === 'string'
  const isLost = isOfTime
    ? time === base.publishAt && changed.publishAt !== null
    : isOff && time !== null
  return {
    values: isSet && isOff ? { ...values, ...noSchedule } : values,
    conflicts,
    lost: isLost ? noTime : undefined,
  }
}

// Whether visitors see now what was the draft of a row.
function wasPublished({ draft, ...row }: Row, present: Row): boolean {
  if (typeof draft !== 'string' || present.draft !== null) return false
  const drafted = Object.entries(draftOf({ draft })?.values ?? {})
  return drafted.some(([column, value]) => value !== row[column] && value === present[column])
}

function differences(before: Row, after: Row, names?: ReadonlyMap<number, string>): Difference[] {
  const pictures = [before, after].flatMap(({ imageUrl, images }) => [imageUrl, ...listIn(images)])
  const views = new Map(pictures.map(String).map((src) => [viewOf(src), altTextOf(src)]))
  const named = (field: string, value: unknown) => inWords(field, value, names, views)
  return differencesIn(labels, named, before, after).flatMap((difference) =>
    difference.field === 'specs' ? specDifferences(before.specs, after.specs) : difference,
  )
}

function specDifferences(was: unknown, is: unknown): Difference[] {
  const [before = [], after = []] = [was, is].map(specsIn)
  const changed = specChanges(before, after).map((change) => ({ field: 'specs', ...change }))
  if (changed.length > 0) return changed
  const order = (specs: string[]) => specs.map((spec) => splitSpec(spec).label).join(', ')
  return [{ field: 'specs', label: orderOfSpecs, before: order(before), after: order(after) }]
}

function specsIn(specs: unknown): string[] {
  return listIn(specs).map(String)
}

function inWords(
  field: string,
  value: unknown,
  names?: ReadonlyMap<number, string>,
  views?: ReadonlyMap<string, string | undefined>,
): string | null {
  if (value === null || value === undefined) return null
  const nameOf = (id: unknown) => names?.get(Number(id)) ?? `Number ${String(id)}`
  if (field === 'successorId') return nameOf(value)
  if (field === 'related') return listIn(value).map(nameOf).join('\n')
  if (field === 'featured') return value === 1 ? 'Yes' : 'No'
  if (field === 'draft') return draftWords(textOf(value))
  if (field === 'keyFeatures')
    return listIn(value)
      .map((feature) => entryWords(withPicture(feature, views)))
      .join('\n')
  const isList = ['images', 'colorVariations', 'dealers'].includes(field)
  if (isList) return listIn(value).map(entryWords).join('\n')
  return field === 'imageUrl' ? entryWords(value) : textOf(value)
}

function draftWords(draft: string): string {
  const { values = {} } = draftOf({ draft }) ?? {}
  return Object.keys(values)
    .map((column) => mergedLabels[column] ?? column)
    .join(', ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

// What was stored by hand may be no list.
function listIn(json: unknown): unknown[] {
  const list = parsedJson(json)
  return Array.isArray(list) ? list : [json]
}

// The picture of a key feature is called by what it shows, or showed.
function withPicture(feature: unknown, views?: ReadonlyMap<string, string | undefined>): unknown {
  if (typeof feature !== 'object' || feature === null || !('view' in feature)) return feature
  const view = String(feature.view)
  const words = views?.get(view)
  return { ...feature, view: words === undefined ? 'a picture' : `picture “${words}”` }
}

function entryWords(entry: unknown): string {
  const photograph = typeof entry === 'string' ? uploadedPicture(entry) : null
  if (photograph) {
    const { name, alt, color } = photograph
    const details = [alt, color].filter(Boolean).join(', ')
    return `Photograph ${name.slice(0, 6)}${details && ` (${details})`}`
  }
  return typeof entry === 'object' && entry !== null
    ? Object.values(entry).filter(Boolean).join(' – ')
    : String(entry)
}
