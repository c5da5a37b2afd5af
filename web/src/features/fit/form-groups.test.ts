import { buildFieldNames, buildFields } from '@argo/domain/fit/build-fields'
import { expect, test } from 'vitest'
import { labelOf, questions, sections, withMeasures } from './form-groups.ts'

const fields = withMeasures([...questions, ...sections.flatMap(({ fields }) => fields)])

test('the form has every field of a build once', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual(buildFieldNames.toSorted())
})

test('case, graphics card and cooler are asked first', () => {
  expect(questions.map(({ name }) => name)).toEqual(['case', 'card-length', 'cooler'])
})

test('every number says where to find it or how to measure it', () => {
  const silent = fields.filter(
    ({ name, help }) => buildFields.get(name)?.kind === 'number' && !help,
  )
  expect(silent).toEqual([])
})

test('no two fields are called the same', () => {
  expect(new Set(fields.map(({ name }) => labelOf(name))).size).toBe(fields.length)
})
