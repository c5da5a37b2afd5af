import { expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

function vocabularyOf(...words: string[]) {
  const vocabulary = createVocabulary()
  vocabulary.add(words)
  return vocabulary
}

test.each([
  ['calipso', 2, ['calypso']],
  ['calyspo', 1, ['calypso']],
  ['calyspoo', 2, ['calypso']],
  ['kalipso', 1, []],
  ['kalipso', 2, ['calypso']],
  ['calypso', 0, []],
])('the words closest to %s with %i errors at most are %j', (word, most, closest) => {
  expect(vocabularyOf('calypso', 'edge').closest(word, most)).toEqual(closest)
})

test('of words that are equally close the commonest comes first, and farther ones do not count', () => {
  const vocabulary = vocabularyOf('motor', 'mentor', 'monitor', 'monitor', 'minotaur')
  const [first, ...others] = vocabulary.closest('montor', 2)
  expect(first).toBe('monitor')
  expect(others.toSorted()).toEqual(['mentor', 'motor'])
})

test('words with more errors follow those with fewer', () => {
  expect(vocabularyOf('claim', 'clamp', 'edge').within('clame', 2)).toEqual(['clamp', 'claim'])
})

test('a word is known until it is removed as often as it was added', () => {
  const vocabulary = vocabularyOf('edge', 'edge')
  vocabulary.remove(['edge'])
  expect(vocabulary.has('edge')).toBe(true)
  vocabulary.remove(['edge'])
  expect([vocabulary.has('edge'), vocabulary.closest('edgy', 1)]).toEqual([false, []])
})
