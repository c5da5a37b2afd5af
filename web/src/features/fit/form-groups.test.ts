import { buildFieldNames, buildFields } from '@argo/domain/fit/build-fields'
import { expect, test } from 'vitest'
import { groups } from './form-groups.ts'

const fields = groups.flatMap(({ fields, more }) => fields.concat(more?.fields ?? []))

test('the form has every field of a build, in the order of its address', () => {
  expect(fields.map(({ name }) => name)).toEqual(buildFieldNames)
})

test('every number says where to find it or how to measure it', () => {
  const silent = fields.filter(
    ({ name, help }) => buildFields.get(name)?.kind === 'number' && !help,
  )
  expect(silent).toEqual([])
})

test('no two fields are called the same', () => {
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
})
