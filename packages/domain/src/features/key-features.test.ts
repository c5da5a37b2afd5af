import { describe, expect, test } from 'vitest'
import type { ChosenFeature } from '../products/product-settings.ts'
import { keyFeatures } from './key-features.ts'
import { testFacts } from '../texts/test-facts.ts'
import { keyFigures } from './key-figures.ts'
import { categories } from '../products/category.ts'

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

test('key features that nobody chose are what people choose such a product by, then its other figures, each with what its spec says', () => {
  expect(keyFeatures(mouse)).toEqual([
    { label: 'Resolution', title: 'Resolution', figure: '25,600 DPI', text: '' },
    { label: 'Weight', title: 'Weight', figure: '69 g', text: '69 g, without cable' },
    { label: 'Polling rate', title: 'Polling rate', figure: '1000 Hz', text: '' },
  ])
  const specs = ['Layout: Tenkeyless', 'Switches: linear, 45 gf', 'Keys: 87', 'Weight: 640 g']
  expect(keyFeatures({ ...mouse, specs }).map(({ label }) => label)).toEqual([
    'Weight',
    'Keys',
    'Layout',
  ])
})

describe('key features that staff chose', () => {
  const chosen = [
    { label: 'Lighting', title: 'Fourteen ways', sentence: 'From comet to ripple.', view: 'side' },
    { label: 'Battery', title: 'No cable', sentence: 'A week.' },
  ]

  test('come first, with the figure that the specs have under their label', () => {
    expect(keyFeatures(mouse, chosen)[0]).toEqual({
      label: 'Lighting',
      title: 'Fourteen ways',
      figure: '14 RGB effects',
      text: 'From comet to ripple.',
      view: 'side',
    })
  })

  test('may show no figure', () => {
    const features = [
      { title: 'No driver', sentence: 'None at all.' },
      { title: 'No account', sentence: 'None either.' },
    ]
    expect(keyFeatures(mouse, features).slice(0, 2)).toEqual([
      { title: 'No driver', figure: '', text: 'None at all.', label: '', view: undefined },
      { title: 'No account', figure: '', text: 'None either.', label: '', view: undefined },
    ])
  })

  test('are filled up with derived ones, and stand for those of their label', () => {
    const labels = (features: ChosenFeature[]) =>
      keyFeatures(mouse, features).map(({ label }) => label)
    expect(labels(chosen)).toEqual(['Lighting', 'Resolution', 'Weight'])
    const weight = { label: 'Weight', title: 'Light', sentence: '' }
    expect(labels([weight])).toEqual(['Weight', 'Resolution', 'Polling rate'])
  })
})

describe('key features of a product with none of the expected labels', () => {
  const specs = ['Finish: Anodised, sand-blasted first', 'Depth: 120 mm (with cable)', 'Slots: 4']

  test.each(categories)('in %s are its first figures under their own labels', (category) => {
    expect(keyFeatures({ category, specs })).toEqual([
      { title: 'Depth', figure: '120 mm', text: '120 mm (with cable)', label: 'Depth' },
      { title: 'Slots', figure: '4', text: '', label: 'Slots' },
      {
        title: 'Finish',
        figure: 'Anodised',
        text: 'Anodised, sand-blasted first',
        label: 'Finish',
      },
    ])
  })

  test('leave out what has no value and what is too long to be a figure', () => {
    const unfit = ['Portholes', ': 3', 'Contents: Everything that you need to begin']
    expect(keyFeatures({ category: 'cases', specs: [...unfit, ...specs] })).toEqual(
      keyFeatures({ category: 'cases', specs }),
    )
  })
})

test.each([
  [[], ['Warranty', 'Return window', 'Support']],
  [['Slots: 4'], ['Slots', 'Warranty', 'Return window']],
  [
    ['Warranty: 5 years', 'Warranty: 3 years'],
    ['Warranty', 'Return window', 'Support'],
  ],
])('with too few specs, %j, key features tell what is true of every product', (specs, titles) => {
  const features = keyFeatures({ category: 'monitors', specs }, null, testFacts)
  expect(features.map(({ title }) => title)).toEqual(titles)
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
