import { expect, test } from 'vitest'
import type { Category } from '../products/category.ts'
import { isAccessory } from '../features/key-figures.ts'
import { PeriodsSchema, type WarrantyKind } from '../texts/periods.ts'
import { testFacts } from '../texts/test-facts.ts'
import { warrantyKind } from './warranty-kind.ts'
import { warrantySentences, warrantyTiers } from './warranty.ts'

test.each<[name: string, category: Category, specs: string[], kind: WarrantyKind]>([
  ['a case', 'cases', ['GPU clearance: 400 mm', 'Radiator support: 360 mm'], 'cases'],
  ['a bracket for cases', 'cases', ['Riser cable: 180 mm'], 'accessories'],
  ['a cooler', 'coolers', ['Airflow: 95 m³/h', 'Height: 155 mm'], 'coolers'],
  ['anything for cooling', 'coolers', ['Fan cable: 400 mm'], 'coolers'],
  ['a power supply', 'power-supplies', ['Power: 750 W', 'Length: 140 mm'], 'power-supplies'],
  ['a cable', 'power-supplies', ['Cable length: 300 mm'], 'accessories'],
  ['a mouse', 'peripherals', ['Resolution: 25,600 DPI', 'Polling rate: 1000 Hz'], 'mice'],
  ['a keyboard', 'peripherals', ['Polling rate: 8000 Hz', 'Weight: 900 g', 'Keys: 87'], 'mice'],
  ['a mouse pad', 'peripherals', ['Size: 400 × 320 mm', 'Weight: 700 g'], 'accessories'],
  ['a chair', 'chairs', ['Maximum load: 130 kg', 'Recline: 90–155°'], 'chairs'],
  ['a footrest', 'chairs', ['Maximum load: 40 kg'], 'accessories'],
  ['a monitor', 'monitors', ['Panel: OLED', 'Refresh rate: 240 Hz'], 'monitors'],
])('%s is under warranty as what it is', (_, category, specs, kind) => {
  expect(warrantyKind({ category, specs })).toBe(kind)
})

test('an accessory has one at most of the attributes its category is chosen by', () => {
  expect(isAccessory({ category: 'chairs', specs: ['Maximum load: 40 kg'] })).toBe(true)
  expect(isAccessory({ category: 'chairs', specs: ['Maximum load: 40 kg', 'Recline: 90°'] })).toBe(
    false,
  )
})

test('kinds with the same years are one tier, and the longest comes first', () => {
  const periods = {
    'power-supplies': 3,
    cases: 10,
    coolers: 3,
    monitors: 3,
    peripherals: 3,
    chairs: 10,
    mice: 1,
    accessories: 3,
    returnDays: 30,
  }
  expect(warrantyTiers(periods)).toEqual([
    { years: 10, kinds: ['cases', 'chairs'], covers: 'Cases and gaming chairs' },
    {
      years: 3,
      kinds: ['power-supplies', 'coolers', 'monitors', 'peripherals', 'accessories'],
      covers: 'Power supplies, cooling, monitors, peripherals, and other accessories',
    },
    { years: 1, kinds: ['mice'], covers: 'Mice and keyboards' },
  ])
  expect(warrantySentences(periods)).toMatch(
    /^Cases and gaming chairs: 10 years\. Power .*: 3 years\. Mice and keyboards: 1 year\.$/,
  )
})

test('products of which staff have said nothing yet are under warranty for two years', () => {
  const { chairs: _, ...others } = testFacts.periods
  expect(PeriodsSchema.parse(others)).toEqual({ ...testFacts.periods, chairs: 2 })
})
