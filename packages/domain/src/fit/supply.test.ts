import { describe, expect, test } from 'vitest'
import type { Build, Supply } from './build.ts'
import { powerSum } from './power-sum.ts'
import { supplyOf } from './parts.ts'
import { checkLine, checkOf, testBuild, testChassis } from './test-build.ts'

const supply: Supply = {
  name: 'GX 750',
  length: 140,
  watts: 750,
  plugs12V2x6: [450],
  plugsPcie: 3,
}

const spec = (graphics: string) => ({
  name: 'GX',
  category: 'power-supplies' as const,
  specs: ['Power: 750 W', `Graphics plugs: ${graphics}`],
})

const line = (id: string, parts: Partial<Build>, more: Partial<Supply> = {}) =>
  checkLine(id, { ...parts, supply: { ...supply, ...more } })

describe('what a build draws', () => {
  test('is processor, card and 150 W for everything else', () => {
    const { known, missing, parts } = powerSum(testBuild({ processor: 120, card: { watts: 450 } }))
    expect([known, missing]).toEqual([720, []])
    expect(parts.map(({ watts }) => watts)).toEqual([120, 450, 150])
  })

  test('names what of the 150 W it knows, and takes more where that is more', () => {
    const drives = { large: 2, small: 1 }
    const cooler = { name: 'Tower', watts: 3.3 }
    const rest = powerSum(testBuild({ chassis: testChassis, cooler, drives })).parts[2]
    expect(rest?.watts).toBe(150)
    expect(rest?.note).toContain(
      'of which 15.7 W for the case’s fans and lights, 3.3 W for the cooler’s fan, 24 W for the drives',
    )
    expect(powerSum(testBuild({ drives: { large: 20, small: 0 } })).parts[2]?.watts).toBe(200)
  })

  test('is not known while a part of it is not', () => {
    expect(powerSum(testBuild({ card: {} })).missing).toEqual(['processor', 'card-watts'])
  })
})

describe('a supply', () => {
  test.each([
    // With 150 W for the rest. Above 450 W at 12 V, the third above it is more than a tenth of all.
    [100, 300, 750, 'fits; 200 W to spare; 550 W of 750 W: a load of 74% at most. We advise 612 W'],
    [167, 320, 650, 'tight; 13 W to spare; 637 W of 650 W: a load of 98% at most. We advise 708 W'],
    [155, 320, 695, 'fits; 70 W to spare; 625 W of 695 W: a load of 90% at most. We advise 695 W'],
    [156, 320, 695, 'tight; 69 W to spare; 626 W of 695 W: a load of 91% at most. We advise 696 W'],
    [155, 325, 700, 'tight; 70 W to spare; 630 W of 700 W: a load of 90% at most. We advise 701 W'],
    [
      600,
      600,
      1600,
      'fits; 250 W to spare; 1,350 W of 1,600 W: a load of 85% at most. We advise 1,600 W',
    ],
    [
      600,
      601,
      1600,
      'tight; 249 W to spare; 1,351 W of 1,600 W: a load of 85% at most. We advise 1,602 W',
    ],
    [200, 400, 750, 'tight; 0 W to spare; 750 W of 750 W: a load of 100% at most. We advise 834 W'],
    [200, 401, 750, 'collides; 1 W short; 751 W of 750 W'],
  ])(
    'beside a processor of %d W and a card of %d W, with %d W: %s',
    (processor, card, power, said) => {
      const parts = { processor, card: { watts: card } }
      expect(line('supply-power', parts, { watts: power })).toBe(said)
    },
  )

  test('says what we advise where it is less', () => {
    const check = checkOf('supply-power', { processor: 200, card: { watts: 350 }, supply })
    expect(check?.note).toBe(
      'That leaves a third above processor and card, and a tenth of the supply’s power.',
    )
  })

  test('says that a build without a graphics card was reckoned without one', () => {
    expect(line('supply-power', { processor: 100 })).toBe(
      'fits; 500 W to spare; 250 W of 750 W: a load of 34% at most, without a graphics card. We advise 278 W',
    )
  })

  test('that has less than the card’s maker asks for is tight at best, and says so', () => {
    const load = (recommendedSupply: number, processor?: number, power = 750) => {
      const card = { watts: 300, recommendedSupply }
      const parts = { processor, card, supply: { ...supply, watts: power } }
      const check = checkOf('supply-power', parts)
      return [check?.status, check?.note]
    }
    expect(load(750, 100)).toEqual(['fits', undefined])
    expect(load(751, 100)).toEqual(['tight', 'The card’s manufacturer asks for 751 W.'])
    expect(load(850)).toEqual(['unknown', 'The card’s manufacturer asks for 850 W.'])
    expect(load(850, 400)).toEqual(['collides', 'The card’s manufacturer asks for 850 W.'])
    expect(load(850, 250)).toEqual([
      'tight',
      'That leaves a third above processor and card, and a tenth of the supply’s power. The card’s manufacturer asks for 850 W.',
    ])
  })

  test('says what it leaves for a part that is not known', () => {
    expect(line('supply-power', { card: { watts: 450 } })).toBe(
      'unknown; Not known; Missing: the CPU’s wattage. The rest leaves 150 W for it',
    )
    expect(line('supply-power', { card: {} })).toContain('The rest leaves 600 W for them')
    expect(line('supply-power', { card: { watts: 700 } })).toContain(
      'At least 100 W short; 850 W of 750 W without what is missing',
    )
  })

  test('needs a 12V-2x6 plug that is rated for the card', () => {
    const plug = (watts: number | undefined, more?: Partial<Supply>) =>
      line('supply-graphics', { card: { watts, plugs: '12V-2x6' } }, more)
    expect(plug(450)).toBe('fits; Rated for 450 W; 1 × 12V-2x6 of 450 W for a card of 450 W')
    expect(plug(451)).toContain('collides; Rated 1 W too low')
    expect(plug(300, { plugs12V2x6: [] })).toContain('collides; No 12V-2x6 plug')
    expect(plug(undefined)).toContain('unknown')
    expect(plug(undefined, { plugs12V2x6: [600] })).toContain('fits')
    expect(plug(undefined, { plugs12V2x6: [599] })).toContain('unknown')
    expect(plug(450, { plugs12V2x6: [300, 450] })).toContain('fits')
  })

  test('of which the specs state no rating of the 12V-2x6 plug is not said to have none', () => {
    const plug = (graphics: string, watts = 300) =>
      line('supply-graphics', { card: { watts, plugs: '12V-2x6' } }, supplyOf(spec(graphics)))
    expect(plug('1 × 12V-2x6, 4 × PCIe 6+2-pin')).toBeUndefined()
    expect(plug('1 × 12V-2x6 (300 W), 1 × 12V-2x6')).toContain('fits; Rated for 300 W')
    expect(plug('1 × 12V-2x6 (300 W), 1 × 12V-2x6', 450)).toBeUndefined()
    expect(plug('2 × 12V-2x6 (300 W)', 450)).toContain('collides; Rated 150 W too low')
    expect(plug('4 × PCIe 6+2-pin')).toContain('collides; No 12V-2x6 plug')
  })

  test('needs as many PCIe plugs as the card has', () => {
    const plugs = (plugs: '3 × 8-pin' | '2 × 8-pin' | '1 × 8-pin' | 'none', plugsPcie: number) =>
      line('supply-graphics', { card: { plugs } }, { plugsPcie })
    expect(plugs('3 × 8-pin', 2)).toContain('collides; 1 too few')
    expect(plugs('2 × 8-pin', 1)).toContain('collides; 1 too few')
    expect(plugs('1 × 8-pin', 2)).toContain('fits; 1 to spare')
    expect(plugs('none', 0)).toContain('fits; None needed')
  })

  test('is not known to feed a card that draws more than its plugs carry', () => {
    const drawn = (watts: number, plugs: '1 × 8-pin' | 'none') =>
      line('supply-graphics', { card: { watts, plugs } })
    expect(drawn(75, 'none')).toContain('fits; None needed')
    expect(drawn(225, '1 × 8-pin')).toContain('fits; 2 to spare')
    expect(drawn(226, '1 × 8-pin')).toBe(
      'unknown; Not known; Missing: which power plugs the card has (those given and its slot carry 225 W, and it draws 226 W)',
    )
    expect(drawn(300, 'none')).toContain('its slot carry 75 W')
  })

  test.each([
    [253, 450, 203],
    [220, 586, 306],
  ])('that is too small for %d and %d W lacks all of %d W', (processor, watts, short) => {
    expect(line('supply-power', { processor, card: { watts } }, { watts: 650 })).toContain(
      `collides; ${short} W short`,
    )
  })

  test('of a smaller form needs a bracket in the place of an ATX supply, and no larger one goes into a smaller place', () => {
    const own = { ...testChassis, name: 'Own', form: 'SFX' as const }
    expect(line('supply-form', { chassis: testChassis }, { form: 'SFX' })).toContain('tight')
    expect(line('supply-form', { chassis: testChassis })).toBeUndefined()
    expect(line('supply-form', { chassis: own })).toBe('collides; No place for ATX; Own takes SFX')
    expect(line('supply-form', { chassis: own }, { form: 'SFX' })).toBeUndefined()
    expect(
      line('supply-form', { chassis: { ...own, form: 'SFX-L' } }, { form: 'SFX' }),
    ).toBeUndefined()
  })
})
