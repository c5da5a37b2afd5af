import type { AttributeName } from '@argo/domain/facts/attributes'
import { factsNamed, valueOf } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import type { Product } from '@argo/domain/products/product'
import { describe, expect, test } from 'vitest'
import { first, named, numbers, products, spec, withSpec } from './test-catalogue.ts'

describe('Nivos', () => {
  const nivos = named('Nivos')
  const grams = first(nivos, 'Contents')
  const [liters = 0] = numbers(nivos, 'Contents', 'L')
  const area = first(nivos, 'Coverage')
  const [film = 0] = numbers(nivos, 'Coverage', 'mm')

  test('has a volume that follows from mass and density', () => {
    expect(grams / (first(nivos, 'Density') / 1_000)).toBeCloseTo(liters * 1_000, 2)
  })

  test('covers what its volume covers at the stated film', () => {
    expect((liters * 1_000) / (film / 10) / area).toBeGreaterThan(0.95)
    expect((liters * 1_000) / (film / 10) / area).toBeLessThan(1.1)
  })

  test('has a swab for every application', () => {
    const inWords = ['no', 'one', 'two', 'three', 'four']
    const count = inWords[first(nivos, 'Applications')]
    expect(spec(nivos, 'In the box')).toContain(`${count} swabs`)
  })

  test('covers the largest heat spreader in each application', () => {
    // AM5: 40 × 40 mm.
    expect(area / first(nivos, 'Applications')).toBeGreaterThan(4 * 4 * 0.9)
  })
})

describe('power supplies', () => {
  const supplies = withSpec('Efficiency')
  // 80 PLUS, 115 V internal: least efficiency in percent, by load in percent.
  const certified: Record<string, Record<number, number>> = {
    Gold: { 20: 87, 50: 90, 100: 87 },
    Titanium: { 10: 90, 20: 92, 50: 94, 100: 90 },
  }

  test.each(supplies)(
    'the $name states the efficiency of its certificate at every load',
    (supply) => {
      const grade = /80 PLUS (\w+)/.exec(spec(supply, 'Efficiency') ?? '')?.[1] ?? ''
      const stated = factsNamed(factsOf(supply), 'Efficiency by load').map(
        ({ value, qualifiers: [at] }) => [
          at?.kind === 'at' ? at.number : Number.NaN,
          value.kind === 'quantity' ? value.number : Number.NaN,
        ],
      )
      expect(Object.fromEntries(stated)).toEqual(certified[grade])
      expect(first(supply, 'Efficiency')).toBe(certified[grade]?.[50])
    },
  )

  test.each(supplies)(
    'the $name states five rails, and none carries more than the whole',
    (supply) => {
      const rails = ['+12 V', '+5 V', '+3.3 V', '+5 V standby', '−12 V'] as const
      for (const rail of rails) {
        const [watts = 0] = numbers(supply, `${rail} rail`, 'W')
        expect(watts).toBeGreaterThan(0)
        expect(watts).toBeLessThanOrEqual(first(supply, 'Power'))
      }
    },
  )

  test.each(supplies)('the $name states a length for every kind of its plugs', (supply) => {
    const lengths = spec(supply, 'Cable lengths') ?? ''
    const kinds = ['24-pin', 'EPS', '12V-2x6', 'PCIe', 'SATA', 'Molex']
    const plugs = (['Motherboard plugs', 'Graphics plugs', 'Drive plugs'] as const)
      .flatMap((name) => listed(supply, name))
      .join(' ')
    for (const kind of kinds) {
      expect(plugs).toContain(kind)
      expect(lengths).toContain(kind)
    }
  })

  test.each(supplies)('the $name names its protections', (supply) => {
    expect(listed(supply, 'Protections')).toHaveLength(6)
  })

  test('state what buyers compare: power, efficiency by load and cable lengths', () => {
    for (const label of ['Power', 'Efficiency by load', 'Cable lengths'] as const)
      expect(withSpec(label)).toEqual(expect.arrayContaining(supplies))
  })
})

test('a minus sign is one, except where the specification fixes the words', () => {
  const texts = products.flatMap(({ description, specs }) => [description, ...specs])
  const withHyphen = texts.filter((text) => /(^|[\s(])-\d/.test(text))
  expect(withHyphen).toEqual(['Operating temperature: -100 to 1400 °C'])
})

function listed(product: Product, name: AttributeName): string[] {
  return valueOf(factsOf(product), name, 'list')?.items.map((item) => item.name) ?? []
}
