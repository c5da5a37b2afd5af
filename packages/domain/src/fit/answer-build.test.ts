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
  expect(fields({ case: 'edge', top: '360' })).toContain('radiator-top-thickness: top-thickness')
  expect(fields({ 'case-card': '330', 'cooler-height': '155' })).toContain(
    'cooler-height: case-cooler',
  )
})

test('a build fits so far only once something is known of each part', () => {
  const told = (values: Record<string, string>) => {
    const { status, verdict } = answerBuild({ case: 'edge', ...values }, choices).answer ?? {}
    return `${status}: ${verdict}`
  }
  expect(told({ 'card-length': '336', top: '360' })).toBe('fits: It fits so far')
  expect(told({ 'card-length': '398', top: '360' })).toBe('tight: Tight fit so far')
  expect(told({ 'card-length': '336', cooler: 'own' })).toMatch(/^unknown: It fits so far/)
})

test('everything fits with a cooler and a supply of other makers too, and what is not checked is said once', () => {
  const { answer } = answerBuild(
    {
      case: 'edge',
      'card-length': '320',
      'card-watts': '320',
      'card-plugs': '12v-2x6',
      'cooler-height': '158',
      processor: '125',
      socket: 'am5',
      'supply-length': '150',
      'supply-watts': '850',
      board: 'atx',
      large: '1',
      top: '360',
      'top-thickness': '25',
    },
    choices,
  )
  expect(answer?.verdict).toBe('Everything fits')
  expect(answer?.needed).toEqual([])
  expect(answer?.unchecked).toEqual([
    'CPU cooler, socket',
    'CPU cooler, heat',
    'Power supply, graphics plugs',
  ])
})

test('beside what collides stand those of ours that mend it without a new collision', () => {
  const found = answerBuild(
    { case: 'edge', 'card-watts': '450', processor: '253', supply: 'small' },
    {
      ...choices,
      supply: [450, 1000, 750].map((watts) => ({
        key: watts === 450 ? 'small' : `gx-${watts}`,
        product: product(`GX ${watts}`),
        part: { name: `GX ${watts}`, length: 140, watts },
      })),
    },
  ).answer?.checks.find(({ id }) => id === 'supply-power')
  expect(found?.suggestions).toEqual([
    expect.objectContaining({ field: 'supply', key: 'gx-1000', result: '147 W to spare' }),
  ])
})
