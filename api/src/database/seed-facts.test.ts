import type { AttributeName } from '@argo/domain/facts/attributes'
import { factsNamed, valueOf } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import type { Product } from '@argo/domain/products/product'
import { describe, expect, test } from 'vitest'
import { first, named, numbers, products, spec, withSpec } from './test-catalogue.ts'

// PCI Express CEM: slots are 20.32 mm apart, and a card's bracket is 120.02 mm long.
const slotPitch = 20.32
const cardBracketLength = 120.02

describe('the Vertical GPU Bracket', () => {
  const bracket = named('Vertical GPU Bracket')
  const slots = first(bracket, 'Slots used')

  test('leaves a card turned upright room for its own bracket', () => {
    expect(slots * slotPitch).toBeGreaterThanOrEqual(cardBracketLength)
  })

  test('uses no more slots than the cases it fits have', () => {
    for (const name of ['Edge', 'Calypso']) {
      expect(spec(bracket, 'Fits')).toContain(name)
      expect(first(named(name), 'Expansion slots')).toBeGreaterThanOrEqual(slots)
    }
  })

  test('has a plate as high as four slots', () => {
    const height = numbers(bracket, 'Dimensions', 'mm')[2] ?? Number.NaN
    expect(Math.floor(height / slotPitch)).toBe(4)
  })
})

describe('addressable lights', () => {
  const fan = named('Typhoon 120')
  const lit = products.filter(({ specs }) => specs.some((text) => text.includes('addressable RGB')))
  const cases = withSpec('Expansion slots')

  test('are in three cases and three coolers', () => {
    expect(lit).toHaveLength(6)
  })

  test.each(lit)('of the $name have a 5 V lead that a mainboard header can feed', (product) => {
    const words = `${spec(product, 'Light connector')} ${spec(product, 'Light current')}`
    expect(words).toMatch(/3-pin/)
    expect(numbers(product, 'Light current', 'V')).toEqual([5])
    // What mainboards state for an addressable header.
    expect(first(product, 'Light current')).toBeLessThanOrEqual(3)
  })

  test.each(cases)('and fans of the $name draw what its fans draw together', (box) => {
    const fans = first(box, 'Fans included')
    expect(first(box, 'Fan current')).toBeCloseTo(fans * first(fan, 'Fan current'))
    expect(first(box, 'Light current')).toBeGreaterThan(fans * first(fan, 'Light current'))
    // What mainboards state for a fan header.
    expect(first(box, 'Fan current')).toBeLessThanOrEqual(1)
  })

  test('and fans of the three-pack draw three times what one draws', () => {
    const pack = named('F120 Fan Three-Pack')
    const motors = 3 * first(pack, 'Fan current')
    const lights = 3 * first(pack, 'Light current')
    for (const amperes of [motors, lights])
      expect(pack.description).toContain(`${Number(amperes.toFixed(2))} A`)
    expect(first(pack, 'Light current')).toBe(first(fan, 'Light current'))
  })
})

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

// Densities in g/cm³: data sheets of the plastics; a soft rubber compound; a woven polyester with its air.
const density = { polycarbonate: 1.2, rubber: 1, weave: 0.75, abs: 1.05 }

describe('masses follow from sizes and materials', () => {
  test('of the mouse pad', () => {
    const pad = named('Reversible Mouse Pad')
    const [wide = 0, deep = 0, trayWide = 0, trayDeep = 0] = numbers(pad, 'Size', 'mm')
    const [total = 0, floor = 0, sheet = 0] = numbers(pad, 'Thickness', 'mm')
    const [hard = 0] = numbers(pad, 'Hard side', 'mm')
    const [soft = 0] = numbers(pad, 'Soft side', 'mm')
    expect(hard + soft).toBe(sheet)
    expect(floor + sheet).toBe(total)
    const sheetMass =
      volume(wide, deep, hard) * density.polycarbonate + volume(wide, deep, soft) * density.weave
    const lip = volume(trayWide, trayDeep, sheet) - volume(wide, deep, sheet)
    const trayMass = (volume(trayWide, trayDeep, floor) + lip) * density.rubber
    const [stated = 0, statedTray = 0, statedSheet = 0] = numbers(pad, 'Weight', 'g')
    expectWithin(statedTray, trayMass, 0.05)
    expectWithin(statedSheet, sheetMass, 0.05)
    expect(stated).toBe(statedTray + statedSheet)
  })

  test('of the wrist rest', () => {
    const rest = named('Keyboard Wrist Rest')
    const [long, deep] = [first(rest, 'Pad length'), first(rest, 'Pad depth')]
    const [back = 0, front = 0] = numbers(rest, 'Pad height', 'mm')
    const [plate = 0, stripLong = 0, stripWide = 0] = numbers(rest, 'Base', 'mm')
    const height = (back + front) / 2
    const [foamDensity = 0] = numbers(rest, 'Filling', 'kg/m³')
    const [clothMass = 0] = numbers(rest, 'Cover', 'g/m²')
    const cloth = long * deep + 2 * (long + deep) * height
    const mass =
      volume(long, deep, plate) * density.abs +
      4 * volume(stripLong, stripWide, 1) * density.rubber +
      (volume(long, deep, height - plate - 1) * foamDensity) / 1000 +
      (cloth * clothMass) / 1e6
    expectWithin(first(rest, 'Weight'), mass, 0.05)
  })

  // Millimeters in, cubic centimeters out.
  function volume(length: number, width: number, height: number): number {
    return (length * width * height) / 1000
  }

  function expectWithin(stated: number, computed: number, share: number): void {
    expect(Math.abs(stated - computed) / computed).toBeLessThan(share)
  }
})

describe('coolers and cases', () => {
  test.each(withSpec('Heat pipes'))('the $name names a base that Nivos suits', (cooler) => {
    const metals = listed(named('Nivos'), 'Suitable surfaces')
    const base = spec(cooler, 'Base')?.toLowerCase() ?? ''
    expect(metals.filter((metal) => base.includes(metal.toLowerCase()))).not.toEqual([])
    expect(base).not.toContain('alumin')
  })

  // "360 mm, front and top": a radiator in each of them.
  const severalRadiators = products.filter((box) =>
    factsNamed(factsOf(box), 'Radiator support')[0]?.qualifiers.some(
      (qualifier) => qualifier.kind === 'positions' && qualifier.positions.length > 1,
    ),
  )

  test.each(severalRadiators)(
    'the description of the $name offers no radiator as a choice',
    (box) => {
      const sentences = box.description.split('. ').filter((text) => text.includes('radiator'))
      expect(sentences).not.toEqual([])
      expect(sentences.join(' ')).not.toMatch(/ or /)
    },
  )
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
