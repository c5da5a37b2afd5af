import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'
import { foreignWords } from './foreign-words.ts'
import { synonyms } from './synonyms.ts'
import { queryWords } from './words.ts'

const phrases = [...synonyms, ...foreignWords].flatMap(([said, means]) =>
  said.map((phrase) => [phrase, means] as const),
)

test.each(phrases)('%s is searched for as %j too', (phrase, means) => {
  const { terms } = parseQuery(phrase)
  expect(terms).toHaveLength(1)
  const alternatives = terms[0]!.alternatives.map(({ words }) => words.join(' '))
  expect(alternatives).toEqual(
    expect.arrayContaining(means.map((meaning) => queryWords(meaning).join(' '))),
  )
})

test('the longest phrase counts', () => {
  expect(parseQuery('thermal paste tube').terms.map(({ words }) => words.join(' '))).toEqual([
    'thermal paste',
    'tube',
  ])
})

test('what is said around a search does not count, unless there is nothing else', () => {
  expect(parseQuery('what is the best mouse for my pc').terms.map(({ words }) => words)).toEqual([
    ['mouse'],
  ])
  expect(parseQuery('argo').terms.map(({ words }) => words)).toEqual([['argo']])
})

test.each([
  ['chair without leather', ['chair'], ['leather']],
  ['no glass case', ['case'], ['glass']],
  ['non-modular PSU', ['psu'], ['modular']],
  ['leather-free chair', ['chair'], ['leather']],
  ['mouse w/o RGB or cable', ['mouse'], ['rgb', 'cable']],
  ['case without RGB but with glass', ['case', 'glass'], ['rgb']],
  ['edge -calypso', ['edge'], ['calypso']],
  ['Stuhl ohne Leder', ['stuhl'], ['leder']],
  ['souris sans rgb', ['souris'], ['rgb']],
  ['Weight: 69 g, without cable', ['weight', '69g', 'cable'], []],
])('“%s” looks for %j without %j', (query, sought, without) => {
  const { terms, excluded } = parseQuery(query)
  const words = (some: typeof terms) => some.map(({ words }) => words.join(' '))
  expect([words(terms), words(excluded)]).toEqual([sought, without])
})

test('what comes after “for” or “with” is said of what is looked for', () => {
  expect(parseQuery('monitor for a small desk').terms.map(({ isDetail }) => isDetail)).toEqual([
    false,
    true,
    true,
  ])
})
