import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('a short text is its own truncate, on one line', () => {
  expect(truncate('  A case.\nA good\u2028one. ', 40)).toBe('A case. A good one.')
})

test('a long text ends after its last whole sentence', () => {
  expect(truncate('Folds flat. Weighs 4.2 kg and fits under a desk. Comes in black.', 50)).toBe(
    'Folds flat. Weighs 4.2 kg and fits under a desk.',
  )
})

test('where the sentences are too long it ends after a whole word', () => {
  expect(truncate('Yes. One sentence that goes on and on without an end', 30)).toBe(
    'Yes. One sentence that goes…',
  )
})

test('one endless word is cut within the limit, never inside a character', () => {
  expect(truncate('x'.repeat(50), 20)).toBe(`${'x'.repeat(19)}…`)
  expect(truncate('😀'.repeat(50), 20).isWellFormed()).toBe(true)
})
