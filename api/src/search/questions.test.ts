import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { forAllTests } from '../database/test-finished.ts'
import { createCaller } from '../trpc/app-router.ts'

const shared = forAllTests(async () => createCaller({ db: await testDatabase() }))

const namesOf = async (q: string, asTyped?: boolean) =>
  (await shared().search.find({ q, asTyped })).products.map(({ name }) => name)

test.each([
  ['psu under 150mm', '/power-supplies?length-max=150#products', ['GX 750', 'GX 650']],
  ['power supply 850 W or more', '/power-supplies?power-min=850#products', ['GX 1K Titan']],
  ['monitor over 200hz', '/monitors?refresh-rate-min=200#products', ['Vela 27']],
  ['case under 40 liters', '/cases?volume-max=40#products', ['G120']],
  ['mouse under 70g', '/peripherals?weight-max=70#products', ['G-100M']],
  [
    'monitor between 100 and 200 Hz',
    '/monitors?refresh-rate-min=100&refresh-rate-max=200#products',
    ['Carina 34'],
  ],
  ['chair for people over 140 kg', '/chairs?maximum-load-min=140#products', ['Imperium', 'Armada']],
  ['case with GPU clearance over 405 mm', '/cases?gpu-clearance-min=405#products', ['Calypso']],
])('%s is the list that has this filter, %s, and its products alone', async (q, path, names) => {
  const { advice, nearest, products } = await shared().search.find({ q })
  expect(advice[0]?.path).toBe(path)
  expect(nearest).toBe(false)
  expect(products.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('where no product is within a bound, none is shown as if it were', async () => {
  const { advice, products } = await shared().search.find({ q: 'psu under 50 mm' })
  expect(advice[0]?.path).toBe('/power-supplies?length-max=50#products')
  expect(products).toEqual([])
})

test.each([
  ['support', '/contact'],
  ['customer support', '/contact'],
  ['faq', '/contact'],
  ['shipping', '/contact'],
  ['phone number', '/contact'],
  ['can i return a chair', '/contact'],
  ['where is my order', '/contact'],
  ['privacy policy', '/privacy'],
  ['terms of service', '/terms'],
  ['register my product', '/registration'],
  ['unsubscribe', '/newsletter'],
  ['claim', '/warranty'],
  ['dead pixel', '/warranty'],
  ['cookie policy', '/cookies'],
])('%s is answered by %s first', async (q, path) => {
  const { entriesFirst, entries } = await shared().search.find({ q })
  expect([entriesFirst, entries[0]?.path]).toEqual([true, path])
})

test.each([
  ['edge case please', ['Edge']],
  ['hello, show me the Edge, thanks', ['Edge']],
  ['compact case', ['G120', 'Edge', 'Calypso']],
  ['small case', ['G120', 'Edge', 'Calypso']],
  ['biggest case', ['Calypso', 'Edge', 'G120']],
  ['compact cooler', ['Typhoon 90', 'Typhoon 120']],
  ['case fans', ['F120 Fan Three-Pack']],
  ['real leather chair', ['Imperium']],
  ['leather chair', ['Swift Pro']],
  ['swit pro', ['Swift Pro']],
])('%s finds %j first', async (q, first) => {
  expect((await namesOf(q)).slice(0, first.length)).toEqual(first)
})

test('“compare” and a category lead to its table', async () => {
  for (const q of ['compare chairs', 'comparison of chairs']) {
    const { advice, products } = await shared().search.find({ q })
    expect(advice[0]?.path).toBe('/compare/chairs')
    expect(products.length).toBeGreaterThan(3)
  }
})

test.each([
  ['ultrwide', 'ultrawide'],
  ['ultarwide', 'ultrawide'],
  ['ultraawide', 'ultrawide'],
  ['executve', 'executive'],
  ['executve chair', 'executive chair'],
  ['calipso', 'Calypso'],
  ['swit pro', 'Swift Pro'],
])('%s is searched for as %s, and says so', async (q, correctedTo) => {
  const { correctedTo: told, products } = await shared().search.find({ q })
  expect(told).toBe(correctedTo)
  expect(products.length).toBeGreaterThan(0)
})

test('what is spelt as the catalogue has it is not corrected, and neither is what is asked for as typed', async () => {
  for (const q of ['edge', 'typh', 'tower', 'best case for airflow'])
    expect((await shared().search.find({ q })).correctedTo, q).toBe(null)
  const { correctedTo, products } = await shared().search.find({ q: 'calipso', asTyped: true })
  expect([correctedTo, products]).toEqual([null, []])
})

test('what four products or more of a category were found can be narrowed by its filters', async () => {
  const { filters } = await shared().search.find({ q: 'monitor' })
  expect(filters?.category).toBe('monitors')
  const panel = filters?.filters.find(({ key }) => key === 'panel')
  expect(panel).toMatchObject({ choices: expect.arrayContaining([{ value: 'IPS', count: 1 }]) })
  const narrowed = await shared().search.find({
    q: 'monitor',
    filters: { choices: { panel: ['IPS'] }, ranges: {} },
  })
  expect(narrowed.products.map(({ name }) => name)).toEqual(['Vela 27'])
  expect((await shared().search.find({ q: 'edge' })).filters).toBe(null)
})
