import { expect, test } from 'vitest'
import { answerBuild } from './answer-build.ts'
import { testChassis } from './test-build.ts'

const product = (name: string) => ({
  id: 1,
  slug: name.toLowerCase(),
  name,
  category: 'cases' as const,
  imageUrl: '',
})

const choices = {
  case: [{ key: 'edge', product: product('Edge'), part: testChassis }],
  cooler: [{ key: 'tall', product: product('Tall'), part: { name: 'Tall', height: 155 } }],
  supply: [{ key: 'long', product: product('Long'), part: { name: 'Long', length: 170 } }],
}

test('while nothing is chosen, an example of the first case, cooler and supply is drawn and checked', () => {
  const { answer, example, drawing } = answerBuild({}, choices)
  expect(answer).toBeNull()
  expect(example?.parts).toEqual(['Edge', '330 mm card', 'Tall', 'Long'])
  expect(example?.checks.map(({ title, result }) => `${title}: ${result}`)).toContain(
    'Graphics card, length: 70 mm to spare',
  )
  expect(drawing.title).toBe('An example: Edge, cut open, to scale')
  const { answer: sent } = answerBuild(example?.values ?? {}, choices)
  expect(sent?.checks).toEqual(expect.arrayContaining(example?.checks ?? []))
})

test('there is no example of a catalogue without a supply, nor beside a build', () => {
  expect(answerBuild({}, { ...choices, supply: [] }).example).toBeNull()
  expect(answerBuild({ case: 'edge' }, choices).example).toBeNull()
})

test('a line that lacks a figure leads to the field that asks for it', () => {
  const fields = (values: Record<string, string>) =>
    answerBuild(values, choices).answer?.checks.map(({ id, field }) => `${id}: ${field}`)
  expect(fields({ 'card-length': '336' })).toContain('card-length: case')
  expect(fields({ case: 'edge', 'card-watts': '450' })).toContain('card-length: card-length')
  expect(fields({ case: 'edge', 'card-length': '336' })).toContain('card-thickness: card-thickness')
})

test('load peaks that a supply need not bear are a risk', () => {
  const part = { name: 'Weak', length: 140, watts: 750, isAtx3: true, plugs12V2x6: [600] }
  const supply = [{ key: 'weak', product: product('Weak'), part }]
  const card = { 'card-length': '330', 'card-watts': '450', 'card-plugs': '12v-2x6' }
  const values = { ...card, case: 'edge', processor: '125' }
  const { answer } = answerBuild({ ...values, supply: 'weak' }, { ...choices, supply })
  expect([answer?.status, answer?.verdict]).toEqual(['risky', 'At risk so far'])
})

test('a build fits so far only once something is known of each part', () => {
  const told = (values: Record<string, string>) => {
    const { status, verdict } = answerBuild({ case: 'edge', ...values }, choices).answer ?? {}
    return `${status}: ${verdict}`
  }
  expect(told({ 'card-length': '336' })).toBe('fits: It fits so far')
  expect(told({ 'card-length': '398' })).toBe('tight: Tight so far')
  expect(told({ 'card-length': '336', cooler: 'own' })).toMatch(/^unknown: It fits so far/)
})
