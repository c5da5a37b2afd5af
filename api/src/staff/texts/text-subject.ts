import { isDeepStrictEqual } from 'node:util'
import { parsedJson } from '@argo/domain/text/json'
import { siteTextSchemas, type TextKey, textNames } from '@argo/domain/texts/site-texts'
import { mergeJson, mergeRows, type RowMerge } from '../revisions/merge.ts'
import type { Row } from '../revisions/row.ts'
import type { Difference, Subject } from '../revisions/subject.ts'

/** The brand's texts, as the history tells their changes: a field at a time. */
export const textSubject: Subject = {
  table: 'siteTexts',
  key: 'key',
  nameOf: ({ key }) => textNames[key as TextKey] ?? String(key),
  differences,
  refusal: async (_, { key, value }) => {
    const schema = siteTextSchemas[key as TextKey]
    return schema?.safeParse(parsedJson(value)).success
      ? undefined
      : 'The text before could not be read: it cannot come back.'
  },
  merge: (rows) => mergeRows(rows, { labels: { value: 'Text' }, parts: { value: mergeValue } }),
}

function mergeValue(columns: Record<keyof RowMerge, string>) {
  const { base, changed, present } = columns
  const values = {
    base: parsedJson(base),
    changed: parsedJson(changed),
    present: parsedJson(present),
  }
  const conflicts: string[] = []
  const merged = mergeJson(values, (path) => conflicts.push(labelOf(path.join('.')) || 'Text'))
  // A text that says the same keeps its spaces.
  if (isDeepStrictEqual(merged, values.present)) return { value: present, conflicts }
  const isBefore = isDeepStrictEqual(merged, values.changed)
  return { value: isBefore ? changed : JSON.stringify(merged), conflicts }
}

function differences(before: Row, after: Row): Difference[] {
  const [was, is] = [fieldsOf(before.value), fieldsOf(after.value)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({
      field: 'value',
      label: labelOf(field),
      before: was.get(field) ?? null,
      after: is.get(field) ?? null,
    }))
    .filter((difference) => difference.before !== difference.after)
}

function fieldsOf(json: unknown): Map<string, string> {
  return new Map(leaves(parsedJson(json) ?? json, ''))
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, item]) =>
    leaves(item, path === '' ? name : `${path}.${name}`),
  )
}

// "questions.0.detail" is "Questions 1 detail".
function labelOf(field: string): string {
  const words = field
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))
    .join(' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
