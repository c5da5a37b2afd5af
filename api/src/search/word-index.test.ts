import { expect, test } from 'vitest'
import { createWordIndex } from './word-index.ts'

function indexOf(...words: string[]) {
  const index = createWordIndex()
  for (const [id, word] of words.entries()) index.add(id, [word])
  return index
}

test.each([
  ['calipso', 2, ['calypso']],
  ['calyspo', 1, ['calypso']],
  ['calyspoo', 2, ['calypso']],
  ['kalipso', 1, []],
  ['kalipso', 2, ['calypso']],
  ['calypso', 0, []],
])('the words closest to %s with %i errors at most are %j', (word, most, closest) => {
  expect(indexOf('calypso', 'edge').closest(word, most)).toEqual(closest)
})

test('of words that are equally close the commonest comes first, and farther ones do not count', () => {
  const index = indexOf('motor', 'mentor', 'monitor', 'monitor', 'minotaur')
  const [first, ...others] = index.closest('montor', 2)
  expect(first).toBe('monitor')
  expect(others.toSorted()).toEqual(['mentor', 'motor'])
})

test('words with more errors follow those with fewer', () => {
  expect(indexOf('claim', 'clamp', 'edge').within('clame', 2)).toEqual(['clamp', 'claim'])
})

test('a word is known until it is removed from all that have it', () => {
  const index = indexOf('edge', 'edge')
  index.remove(1, ['edge'])
  expect([...index.find('edge').keys()]).toEqual([0])
  index.remove(0, ['edge'])
  expect([index.has('edge'), index.closest('edgy', 1)]).toEqual([false, []])
})

test('what begins so is found with what counts most', () => {
  const index = createWordIndex()
  index.add(1, ['typhoon'], 8)
  index.add(1, ['type', 'typhoon'], 3)
  index.add(2, ['type'])
  expect(index.find('typ', true)).toEqual(
    new Map([
      [1, 8],
      [2, 1],
    ]),
  )
  expect(index.find('typ').size).toBe(0)
})
