import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'
import { editDistance, oneLetterLeftOut, withCloseWords } from './spelling.ts'

test.each([
  ['calypso', 'calypso', 0],
  ['calipso', 'calypso', 1],
  ['calyspo', 'calypso', 1],
  ['calypsoo', 'calypso', 1],
  ['alypso', 'calypso', 1],
  ['kalipso', 'calypso', 2],
  ['', 'edge', 4],
])('between %s and %s are %i errors', (one, other, errors) => {
  expect(editDistance(one, other)).toBe(errors)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test('there are as many errors one way as the other, and none in the same word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = editDistance(one, other)
      expect(errors).toBe(editDistance(other, one))
      expect(errors === 0).toBe(one === other)
      expect(errors).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
    }),
  )
})

test('a bound tells of more errors only that they are more', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 3 }), (one, other, most) => {
      const errors = editDistance(one, other)
      const told = errors <= most ? errors : Number.POSITIVE_INFINITY
      expect([told, errors]).toContain(editDistance(one, other, most))
    }),
  )
})

test('two names with one error between them share a spelling', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(name, name, (one, other) => {
      if (editDistance(one, other) > 1) return
      const spellings = new Set(oneLetterLeftOut(one))
      expect(oneLetterLeftOut(other).some((spelling) => spellings.has(spelling))).toBe(true)
    }),
  )
})

const closeTo = (query: string, known: string[]) =>
  withCloseWords(parseQuery(query), known)[0]?.alternatives.map(({ words }) => words.join(' '))

test('of close words those with the fewest errors count', () => {
  expect(closeTo('montor', ['monitor', 'motor', 'mentor', 'minotaur'])).toEqual([
    'montor',
    'monitor',
    'motor',
    'mentor',
  ])
})

test('a short word is forgiven one error, and a number none', () => {
  expect(closeTo('hwse', ['hose', 'case'])).toEqual(['hwse', 'hose'])
  expect(closeTo('660', ['650', '750'])).toEqual(['660'])
})

test('a misspelt word has the synonyms of the right one', () => {
  expect(closeTo('chasis', [])).toEqual(['chasis', 'chassis', 'case'])
})
