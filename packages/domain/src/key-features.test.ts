import { describe, expect, test } from 'vitest'
import { keyFeatures } from './key-features.ts'
import { keyFigures } from './key-figures.ts'

const mouse = {
  category: 'peripherals' as const,
  specs: [
    'Lighting: 14 RGB effects',
    'Polling rate: 1000 Hz',
    'Weight: 69 g, without cable',
    'Switches: 20M clicks, main buttons',
    'Resolution: 25,600 DPI',
  ],
}

describe('key features', () => {
  test("are the category's first three that the product has, whatever the order of its specs", () => {
    expect(keyFeatures(mouse).map(({ label, figure }) => [label, figure])).toEqual([
      ['Resolution', '25,600 DPI'],
      ['Weight', '69 g'],
      ['Polling rate', '1000 Hz'],
    ])
  })

  test('quote the figures of other specs', () => {
    expect(keyFeatures(mouse)[1]?.text).toContain('rated for 20M clicks')
    expect(keyFeatures(mouse)[2]?.text).toContain('14 RGB effects')
  })

  test('pass over a sentence that quotes a spec the product lacks', () => {
    const specs = mouse.specs.filter((spec) => !spec.startsWith('Switches'))
    expect(keyFeatures({ ...mouse, specs }).map(({ label }) => label)).not.toContain('Weight')
  })
})

describe('key figures', () => {
  test('are what people choose such a product by, without conditions', () => {
    expect(keyFigures(mouse)).toEqual([
      { label: 'Resolution', value: '25,600 DPI' },
      { label: 'Weight', value: '69 g' },
      { label: 'Polling rate', value: '1000 Hz' },
    ])
  })

  test("of an accessory are its first three specs, even if one of the category's is among them", () => {
    const specs = [
      'Size: 400 × 320 mm',
      'Thickness: 5 mm (3 mm tray)',
      'Surfaces: Hard and soft',
      'Weight: 490 g',
    ]
    expect(keyFigures({ category: 'peripherals', specs }).map(({ value }) => value)).toEqual([
      '400 × 320 mm',
      '5 mm',
      'Hard and soft',
    ])
  })
})
