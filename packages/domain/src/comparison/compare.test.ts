import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProduct } from '../products/test-product.ts'
import { compare } from './compare.ts'
import type { ComparisonGroup, ComparisonTable } from './comparison-schema.ts'
import { statementWords } from './test-statement-words.ts'

const cases = (...specs: string[][]) =>
  specs.map((specs, index) => ({ ...testProduct, id: index + 1, specs }))
const rowsOf = (groups: ComparisonGroup[]) => groups.flatMap(({ rows }) => rows)
const words = (table: ComparisonTable, label: string) =>
  [...rowsOf(table.differing), ...rowsOf(table.same)]
    .find((row) => row.label === label)
    ?.cells.map(({ statements }) => statements.map(statementWords).join('; '))
const best = (table: ComparisonTable, label: string) =>
  rowsOf(table.differing)
    .find((row) => row.label === label)
    ?.cells.map((cell) => cell.best === true)

test('a row that differs has a cell for each product, one that is the same has one', () => {
  const table = compare(
    cases(['Weight: 7.6 kg', 'Warranty: 5 years'], ['Weight: 11.2 kg', 'Warranty: 5 years']),
  )
  expect(table.differing.map(({ title }) => title)).toEqual(['General'])
  expect(words(table, 'Weight')).toEqual(['7.6 kg', '11.2 kg'])
  expect(table.same.map(({ title }) => title)).toEqual(['General'])
  expect(words(table, 'Warranty')).toEqual(['5 years'])
})

test('a label that a product does not have is an empty cell, and the row differs', () => {
  const table = compare(cases(['Weight: 7.6 kg'], []))
  expect(words(table, 'Weight')).toEqual(['7.6 kg', ''])
})

test('what one product alone states comes last, in a group and among groups', () => {
  const table = compare(
    cases(
      ['GPU clearance: 60 mm', 'Dimensions: 1 × 2 × 3 mm'],
      ['Dimensions: 4 × 2 × 3 mm', 'Weight: 7 kg'],
      ['Dimensions: 5 × 2 × 3 mm', 'Weight: 8 kg', 'Fan current: 1 A', 'Fan support: 2'],
      ['Dimensions: 6 × 2 × 3 mm', 'Weight: 9 kg', 'Fan support: 4'],
    ),
  )
  expect(table.differing.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual(
    [
      ['Cooling', ['Fan support', 'Fan current']],
      ['General', ['Dimensions', 'Weight']],
      ['Compatibility', ['GPU clearance']],
    ],
  )
})

test('a figure stands apart from its conditions', () => {
  const [row] = rowsOf(
    compare(cases(['GPU clearance: 400 mm, with front fans'], ['GPU clearance: 330 mm'])).differing,
  )
  expect(row?.cells.map(({ statements }) => statements)).toEqual([
    [{ figure: '400 mm', note: 'with front fans' }],
    [{ figure: '330 mm' }],
  ])
})

test('units are the same in a row, with the words beside what was converted', () => {
  const table = compare(cases(['Weight: 7.6 kg'], ['Weight: 520 g, with the riser cable']))
  expect(words(table, 'Weight')).toEqual(['7.6 kg', '0.52 kg (520 g, with the riser cable)'])
})

test('a figure with more than its unit stays as it is written', () => {
  const supplies = ['Cable lengths: 600 mm 24-pin, 750 mm EPS', 'Cable lengths: 55 cm 24-pin']
  const table = compare(
    supplies.map((spec) => ({ ...testProduct, category: 'power-supplies', specs: [spec] })),
  )
  expect(words(table, 'Cable lengths')).toEqual([
    '600 mm 24-pin, 750 mm EPS',
    '550 mm (55 cm 24-pin)',
  ])
})

test('the best values are marked where more or less is better, and none where all are the same', () => {
  const table = compare(
    cases(
      ['GPU clearance: 400 mm', 'Expansion slots: 7', 'Weight: 5 kg'],
      ['GPU clearance: 415 mm', 'Expansion slots: 7', 'Weight: 9 kg'],
      ['Expansion slots: 4'],
    ),
  )
  expect(best(table, 'GPU clearance')).toEqual([false, true, false])
  expect(best(table, 'Expansion slots')).toEqual([true, true, false])
  expect(best(table, 'Weight')).toEqual([false, false, false])
})

test('values that were measured under different conditions are not judged', () => {
  const supplies = (...specs: string[]) =>
    specs.map((spec) => ({ ...testProduct, category: 'power-supplies' as const, specs: [spec] }))
  const alike = supplies('Efficiency: 94%, at 50% load', 'Efficiency: 90%, at 50% load')
  expect(best(compare(alike), 'Efficiency')).toEqual([true, false])
  const unlike = supplies('Efficiency: 94%, at 50% load', 'Efficiency: 90%, at 100% load')
  expect(best(compare(unlike), 'Efficiency')).toEqual([false, false])
  const parts = cases(
    ['GPU clearance: 400 mm, with front fans'],
    ['GPU clearance: 415 mm, with the side radiator fitted'],
  )
  expect(best(compare(parts), 'GPU clearance')).toEqual([false, false])
  const without = cases(
    ['Weight: 5 kg', 'GPU clearance: 400 mm'],
    ['GPU clearance: 415 mm, with front fans'],
  )
  expect(best(compare(without), 'GPU clearance')).toEqual([false, false])
})

test('of values that are several figures none is marked for its first', () => {
  const table = compare(
    ['600 mm 24-pin, 700 mm EPS', '550 mm 24-pin, 750 mm EPS'].map((lengths) => ({
      ...testProduct,
      category: 'power-supplies',
      specs: [`Cable lengths: ${lengths}`],
    })),
  )
  expect(best(table, 'Cable lengths')).toEqual([false, false])
})

/** A value in words: two with the same `meaning` say the same. */
interface Spelled {
  meaning: string
  words: string
}

const spelled = (meaning: unknown, ...words: string[]): fc.Arbitrary<Spelled> =>
  fc.constantFrom(...words).map((text) => ({ meaning: JSON.stringify(meaning), words: text }))

const weight = fc
  .integer({ min: 1, max: 3 })
  .chain((half) => spelled(half, `${half * 500} g`, `${half / 2} kg`))
const clearance = fc
  .record({ mm: fc.constantFrom(999, 1_000), front: fc.boolean() })
  .chain(({ mm, front }) => {
    const condition = front ? ', with front fans' : ''
    const further = front ? ', with the front fans fitted' : ''
    const digits = String(mm).replace(/^1000$/, '1,000')
    return spelled(
      { mm, front },
      `${mm} mm${condition}`,
      `${digits} mm${condition}`,
      `${digits} mm${further}`,
    )
  })
const boards = fc
  .subarray(['ATX', 'micro-ATX', 'Mini-ITX'], { minLength: 1 })
  .chain((names) =>
    spelled(names, names.join(', '), names.toReversed().join(', '), names.join(',  ')),
  )
const anyWords = fc.constantFrom('Steel', 'Glass', 'Steel and glass')
const plain = anyWords.chain((text) => spelled(text, text, `${text} `))
const unread = fc.constantFrom('a lot', 'a little').chain((text) => spelled(text, text))

const models: Record<string, fc.Arbitrary<Spelled>> = {
  Weight: weight,
  'GPU clearance': clearance,
  'CPU cooler clearance': unread,
  'Motherboard support': boards,
  Fits: plain,
  'A label nobody knows': plain,
}
const product = fc.record(models, { requiredKeys: [] })

test('a figure that is said in words, such as None, is shown in them alone', () => {
  const table = compare(
    cases(['Curing time: None', 'Cable space: None'], ['Curing time: 2 h', 'Cable space: 25.4 mm']),
  )
  for (const { cells } of rowsOf(table.differing))
    expect(cells[0]?.statements).toEqual([{ figure: 'None' }])
})

test('every row in which generated products differ is found, and no other', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 2, maxLength: 8 }), (products) => {
      const specs = products.map((values) =>
        Object.entries(values).map(([label, value]) => `${label}: ${value?.words}`),
      )
      const table = compare(cases(...specs))
      const labels = Object.keys(models).filter((label) => products.some((one) => label in one))
      const differing = labels.filter(
        (label) => new Set(products.map((one) => one[label]?.meaning)).size > 1,
      )
      const same = labels.filter((label) => !differing.includes(label))
      const found = (groups: ComparisonGroup[]) => rowsOf(groups).map(({ label }) => label)
      expect(found(table.differing).toSorted()).toEqual(differing.toSorted())
      expect(found(table.same).toSorted()).toEqual(same.toSorted())
      for (const { cells } of rowsOf(table.differing)) expect(cells).toHaveLength(products.length)
      for (const { cells } of rowsOf(table.same)) expect(cells).toHaveLength(1)
    }),
    { numRuns: 1_000 },
  )
})

test('products are drawn from the first side of which all state the size, and not where one states none', () => {
  const high = 'Dimensions: 480 × 230 × 450 mm (H × W × D)'
  const flat = 'Dimensions: 40 × 68 × 126 mm (H × W × L)'
  const sizesOf = (...specs: string[]) => compare(cases(...specs.map((spec) => [spec]))).sizes
  const sideOf = (...specs: string[]) => sizesOf(...specs)?.side
  expect(sideOf(high, high)).toBe('Front')
  expect(sideOf(high, flat)).toBe('Side')
  expect(sideOf(high, 'Weight: 7 kg')).toBeUndefined()
  expect(sizesOf(high, high)?.outlines[0]).toMatchObject({ width: 230, height: 480 })
})
