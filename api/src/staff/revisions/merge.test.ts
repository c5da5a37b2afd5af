import { expect, test } from 'vitest'
import { mergeJson } from './merge.ts'

function merged(base: unknown, changed: unknown, present: unknown) {
  const conflicts: string[] = []
  const value = mergeJson({ base, changed, present }, (path) => conflicts.push(path.join('.')))
  return { value, conflicts }
}

test('entries that were changed apart are both there, in lists too', () => {
  const base = {
    title: 'A',
    steps: [
      { name: '1', text: 'x' },
      { name: '2', text: 'y' },
    ],
  }
  const changed = {
    title: 'B',
    steps: [
      { name: '1', text: 'X' },
      { name: '2', text: 'y' },
    ],
  }
  const present = {
    title: 'A',
    steps: [
      { name: '1', text: 'x' },
      { name: '3', text: 'y' },
    ],
    more: 1,
  }
  expect(merged(base, changed, present)).toEqual({
    value: {
      title: 'B',
      steps: [
        { name: '1', text: 'X' },
        { name: '3', text: 'y' },
      ],
      more: 1,
    },
    conflicts: [],
  })
})

test('an entry that both changed stays as it is, and is named', () => {
  expect(merged({ a: 1, b: [1, 2] }, { a: 2, b: [3, 4] }, { a: 3, b: [1, 5] })).toEqual({
    value: { a: 3, b: [3, 5] },
    conflicts: ['a', 'b.1'],
  })
})

test('a list whose entries were moved, added or removed since is changed as a whole, or not at all', () => {
  expect(merged(['b', 'a'], ['a', 'b'], ['B', 'a'])).toEqual({ value: ['B', 'a'], conflicts: [''] })
  expect(merged(['a', 'b'], ['A', 'b'], ['b', 'a'])).toEqual({ value: ['b', 'a'], conflicts: [''] })
  expect(merged(['a'], ['A'], ['a', 'b'])).toEqual({ value: ['a', 'b'], conflicts: [''] })
  expect(merged(['a'], ['A', 'b'], ['a'])).toEqual({ value: ['A', 'b'], conflicts: [] })
})

test('what was added is taken away again, and what was removed comes back', () => {
  expect(merged({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({
    value: { a: 3 },
    conflicts: [],
  })
  expect(merged({ a: 1 }, { a: 1, b: 2 }, { a: 3 })).toEqual({
    value: { a: 3, b: 2 },
    conflicts: [],
  })
})
