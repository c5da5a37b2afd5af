import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import { consequencesOf } from './consequences.ts'
import { testProduct } from './test-product.ts'

const labels = (category: Category, specs: string[]) =>
  consequencesOf({ ...testProduct, category, specs }).map(({ label }) => label)

const whole = [
  'GPU clearance: 400 mm',
  'Radiator support: 360 mm, front',
  'CPU cooler clearance: 168 mm',
  'PSU clearance: 210 mm',
  'Motherboard support: ATX',
  'Expansion slots: 7',
]

test('a case that states all that is asked of it lacks nothing', () => {
  expect(labels('cases', whole)).toEqual([])
})

test('without the length of a card, or with one that cannot be read, a case cannot be fitted', () => {
  for (const specs of [whole.slice(1), ['GPU clearance: long', ...whole.slice(1)]])
    expect(consequencesOf({ ...testProduct, specs })).toEqual([
      {
        label: 'GPU clearance',
        sentence:
          'No GPU clearance that can be read: it cannot be chosen where the site tells what fits.',
      },
    ])
})

test('a figure that cards and lists have is missed by them, and by a check if it needs it', () => {
  expect(labels('cases', [...whole.slice(0, 2), ...whole.slice(3, 5)])).toEqual([
    'CPU cooler clearance',
    'Expansion slots',
  ])
  expect(labels('monitors', ['Panel: OLED', 'Resolution: 2560 × 1440'])).toEqual(['Refresh rate'])
})

test('of coolers, those for processors are asked for their height; a compound is not', () => {
  expect(
    labels('coolers', ['Intel sockets: LGA1851', 'Airflow: 95 m³/h', 'Noise level: 24 dB(A)']),
  ).toEqual(['Height'])
  expect(
    labels('coolers', [
      'Thermal conductivity: 128 W/m·K',
      'Operating temperature: -100 to 1400 °C',
    ]),
  ).toEqual([])
})

test('what states fewer than two of a category’s figures counts as an accessory, and is told so', () => {
  const [only, ...others] = consequencesOf({ ...testProduct, specs: ['Riser cable: 180 mm'] })
  expect(others).toEqual([])
  expect(only?.sentence).toBe(
    'It is listed as an accessory. A case states at least two of GPU clearance, Radiator support, and CPU cooler clearance.',
  )
})

test('a keyboard is not asked for the resolution that a mouse has', () => {
  const polled = ['Weight: 640 g', 'Polling rate: 1000 Hz']
  expect(labels('peripherals', polled)).toEqual([])
  expect(labels('peripherals', [...polled, 'Sensor: optical'])).toEqual(['Resolution'])
})
