import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'
import { synonyms } from './synonyms.ts'
import { queryWords } from './words.ts'

test.each(synonyms.flatMap(([said, means]) => said.map((phrase) => [phrase, means] as const)))(
  '%s is searched for as %j too',
  (phrase, means) => {
    const terms = parseQuery(phrase)
    expect(terms).toHaveLength(1)
    const alternatives = terms[0]!.alternatives.map(({ words }) => words.join(' '))
    expect(alternatives).toEqual(
      expect.arrayContaining(means.map((meaning) => queryWords(meaning).join(' '))),
    )
  },
)

test('the longest phrase counts', () => {
  expect(parseQuery('thermal paste tube').map(({ words }) => words.join(' '))).toEqual([
    'thermal paste',
    'tube',
  ])
})

test('what is said around a search does not count, unless there is nothing else', () => {
  expect(parseQuery('what is the best mouse for my pc').map(({ words }) => words)).toEqual([
    ['mouse'],
  ])
  expect(parseQuery('argo').map(({ words }) => words)).toEqual([['argo']])
})
