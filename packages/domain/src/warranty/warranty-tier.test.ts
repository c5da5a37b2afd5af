import { expect, test } from 'vitest'
import type { Category } from '../products/category.ts'
import { isAccessory } from '../features/key-figures.ts'
import { warrantyTier } from './warranty-tier.ts'

test.each<[name: string, category: Category, specs: string[], years: number]>([
  ['a case', 'cases', ['GPU clearance: 400 mm', 'Radiator support: 360 mm'], 5],
  ['a bracket for cases', 'cases', ['Riser cable: 180 mm'], 2],
  ['a cooler', 'coolers', ['Airflow: 95 m³/h', 'Height: 155 mm'], 5],
  ['anything for cooling', 'coolers', ['Fan cable: 400 mm'], 5],
  ['a power supply', 'power-supplies', ['Power: 750 W', 'Length: 140 mm'], 5],
  ['a cable', 'power-supplies', ['Cable length: 300 mm'], 2],
  ['a mouse', 'peripherals', ['Resolution: 25,600 DPI', 'Polling rate: 1000 Hz'], 2],
  ['a keyboard', 'peripherals', ['Polling rate: 8000 Hz', 'Weight: 900 g', 'Keys: 87'], 2],
  ['a mouse pad', 'peripherals', ['Size: 400 × 320 mm', 'Weight: 700 g'], 2],
  ['a chair', 'chairs', ['Maximum load: 130 kg', 'Recline: 90–155°'], 3],
  ['a footrest', 'chairs', ['Maximum load: 40 kg'], 2],
  ['a monitor', 'monitors', ['Panel: OLED', 'Refresh rate: 240 Hz'], 3],
])('%s is under warranty for its tier', (_, category, specs, years) => {
  expect(warrantyTier({ category, specs }).years).toBe(years)
})

test('an accessory has one at most of the attributes its category is chosen by', () => {
  expect(isAccessory({ category: 'chairs', specs: ['Maximum load: 40 kg'] })).toBe(true)
  expect(isAccessory({ category: 'chairs', specs: ['Maximum load: 40 kg', 'Recline: 90°'] })).toBe(
    false,
  )
})
