import { expect, test } from 'vitest'
import { opening } from './opening.ts'

test('a short text is its own opening, on one line', () => {
  expect(opening('  A case.\nA good\u2028one. ', 40)).toBe('A case. A good one.')
})

test('a long text ends after its last whole sentence', () => {
  expect(opening('Folds flat. Weighs 4.2 kg and fits under a desk. Comes in black.', 50)).toBe(
    'Folds flat. Weighs 4.2 kg and fits under a desk.',
  )
})

test('where the sentences are too long it ends after a whole word', () => {
  expect(opening('Yes. One sentence that goes on and on without an end', 30)).toBe(
    'Yes. One sentence that goes…',
  )
})

test('one endless word is cut within the limit, never inside a character', () => {
  expect(opening('x'.repeat(50), 20)).toBe(`${'x'.repeat(19)}…`)
  expect(opening('😀'.repeat(50), 20).isWellFormed()).toBe(true)
})
