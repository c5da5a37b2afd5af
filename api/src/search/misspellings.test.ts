import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { forAllTests } from '../database/test-finished.ts'
import { createCaller } from '../app-router.ts'
import { misspell, seeded } from './test-misspellings.ts'
import { listProducts } from '../products/queries.ts'

const shared = forAllTests(async () => {
  const db = await testDatabase()
  const caller = createCaller({ db })
  const products = await listProducts(db)
  const find = async (q: string) => (await caller.search.find({ q })).products.map(({ id }) => id)
  return { caller, products, find }
})

test('of 200 names with one error 95% find their product first', async () => {
  const { products, find } = shared()
  const random = seeded(1)
  const missed: string[] = []
  for (let round = 0; round < 200; round += 1) {
    const { id, name } = products[random(products.length)]!
    const typed = misspell(name, random)
    if ((await find(typed))[0] !== id) missed.push(`${typed} for ${name}`)
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(10)
})

test('of 200 long words with two errors 80% find a product of that word among the first three', async () => {
  const { products, find } = shared()
  const random = seeded(2)
  const words = products.flatMap(({ id, name }) =>
    (name.match(/\p{L}{8,}/gu) ?? []).map((word) => ({ id, word })),
  )
  const missed: string[] = []
  for (let round = 0; round < 200; round += 1) {
    const { word } = words[random(words.length)]!
    const ids = words.filter((other) => other.word === word).map(({ id }) => id)
    const typed = misspell(misspell(word, random), random)
    const first = new Set((await find(typed)).slice(0, 3))
    if (!ids.some((id) => first.has(id))) missed.push(`${typed} for ${word}`)
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(40)
})

test.each([
  ['ultrwide', 'ultrawide'],
  ['ultarwide', 'ultrawide'],
  ['ultraawide', 'ultrawide'],
  ['executve', 'executive'],
  ['executve chair', 'executive chair'],
  ['calipso', 'Calypso'],
  ['swit pro', 'Swift Pro'],
  ['nivoss', 'Nivos'],
  ['chasis', 'chassis'],
  ['coolr', 'cooler'],
  ['keybord wirst rest', 'keyboard wrist rest'],
])('%s is searched for as %s, and says so', async (q, correctedTo) => {
  const { correctedTo: told, products } = await shared().caller.search.find({ q })
  expect(told).toBe(correctedTo)
  expect(products.length).toBeGreaterThan(0)
})

test('two misspelt words are corrected to what one page has', async () => {
  const { correctedTo, entries } = await shared().caller.search.find({ q: 'warrenty clame' })
  expect([correctedTo, entries[0]?.path]).toEqual(['warranty claim', '/warranty'])
})

test('a misspelt word counts beside one that nothing is near', async () => {
  const { nearest, products } = await shared().caller.search.find({ q: 'impereal lether chair' })
  expect(nearest).toBe(true)
  expect(products[0]?.spec?.value).toContain('leather')
})

test('a word that is closest to what things are called is corrected to nothing farther', async () => {
  for (const q of ['coolre chair', 'mosue chair'])
    expect((await shared().caller.search.find({ q })).correctedTo, q).toBe(null)
})

test('no word is corrected to one with another first letter, unless that is a name', async () => {
  const { caller } = shared()
  for (const q of ['fenter', 'hafter', 'null', 'better chair'])
    expect((await caller.search.find({ q })).correctedTo, q).toBe(null)
  expect((await caller.search.find({ q: 'karina' })).correctedTo).toBe('carina')
})

test('what is spelt as the catalogue has it is not corrected, and neither is what is asked for as typed', async () => {
  const { caller } = shared()
  for (const q of ['edge', 'typh', 'tower', 'best case for airflow'])
    expect((await caller.search.find({ q })).correctedTo, q).toBe(null)
  const { correctedTo, products } = await caller.search.find({ q: 'calipso', asTyped: true })
  expect([correctedTo, products]).toEqual([null, []])
})
