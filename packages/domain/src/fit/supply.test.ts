import { describe, expect, test } from 'vitest'
import type { Build, Supply } from './build.ts'
import { powerSum } from './power-sum.ts'
import { checkPower } from './supply-checks.ts'
import { testBuild, testRoom } from './test-build.ts'

const supply: Supply = {
  name: 'GX 750',
  length: 140,
  watts: 750,
  rail12V: 750,
  plugs12V2x6: [450],
  plugsPcie: 3,
  plugsSata: 8,
  plugsEps: 2,
  isAtx3: true,
}

function line(id: string, parts: Partial<Build>, more: Partial<Supply> = {}): string | undefined {
  const check = checkPower(testBuild(parts), { ...supply, ...more }).find((each) => each.id === id)
  return check && [check.status, check.result, check.calculation].join('; ')
}

describe('what a build draws', () => {
  test('is processor, card and 150 W for everything else', () => {
    const { total, parts } = powerSum(testBuild({ processor: 120, card: { watts: 450 } }))
    expect(total).toBe(720)
    expect(parts.map(({ watts }) => watts)).toEqual([120, 450, 150])
  })

  test('names what of the 150 W it knows, and takes more where that is more', () => {
    const drives = { large: 2, small: 1 }
    const cooler = { name: 'Tower', watts: 3.3 }
    const rest = powerSum(testBuild({ room: testRoom, cooler, drives })).parts[2]
    expect(rest?.watts).toBe(150)
    expect(rest?.note).toContain(
      'of which 15.7 W for the case’s fans and lights, 3.3 W for the cooler’s fan, 24 W for the drives',
    )
    expect(powerSum(testBuild({ drives: { large: 20, small: 0 } })).parts[2]?.watts).toBe(200)
  })

  test('is not known while a part of it is not', () => {
    const sum = powerSum(testBuild({ card: {} }))
    expect(sum.total).toBeUndefined()
    expect(sum.missing).toEqual(['the processor’s watts', 'the graphics card’s watts'])
  })
})

describe('a supply', () => {
  test('carries what leaves a third above processor and card', () => {
    const load = (processor: number, watts: number) =>
      line('supply-power', { processor, card: { watts } })
    expect(load(100, 300)).toBe('fits; 200 W to spare; 550 W of 750 W: a load of 73 % at most')
    expect(load(113, 450)).toContain('tight; 37 W to spare')
    expect(load(200, 450)).toContain('collides; 50 W short')
  })

  test('must carry processor and card at 12 V', () => {
    const parts = { processor: 300, card: { watts: 250 } }
    expect(line('supply-power', parts, { rail12V: 540 })).toContain('10 W short at 12 V')
  })

  test('says what it leaves for a part that is not known', () => {
    expect(line('supply-power', { card: { watts: 450 } })).toBe(
      'unknown; Not known; Missing: the processor’s watts. The rest leaves 150 W for it',
    )
    expect(line('supply-power', { card: {} })).toContain('The rest leaves 600 W for them')
    expect(line('supply-power', { card: { watts: 700 } })).toContain('100 W short')
  })

  test('needs a 12V-2x6 plug that is rated for the card', () => {
    const plug = (watts: number | undefined, more?: Partial<Supply>) =>
      line('supply-graphics', { card: { watts, plugs: '12V-2x6' } }, more)
    expect(plug(450)).toBe('fits; Rated for 450 W; 1 × 12V-2x6 of 450 W for a card of 450 W')
    expect(plug(451)).toContain('collides; Rated 1 W too low')
    expect(plug(300, { plugs12V2x6: [] })).toContain('collides; No 12V-2x6 plug')
    expect(plug(undefined)).toContain('unknown')
    expect(plug(undefined, { plugs12V2x6: [600] })).toContain('fits')
  })

  test('needs as many PCIe plugs as the card has', () => {
    const plugs = (plugs: '3 × 8-pin' | '1 × 8-pin' | 'none', plugsPcie: number) =>
      line('supply-graphics', { card: { plugs } }, { plugsPcie })
    expect(plugs('3 × 8-pin', 2)).toContain('collides; 1 too few')
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

  test('bears the spikes of a card on 12V-2x6 up to twice its rating', () => {
    const spikes = (watts: number, more?: Partial<Supply>) =>
      line('supply-spikes', { processor: 120, card: { watts, plugs: '12V-2x6' } }, more)
    expect(spikes(410)).toContain('fits; 0 W to spare')
    expect(spikes(411)).toContain('tight; 3 W over')
    expect(spikes(300, { isAtx3: false })).toContain('unknown')
    const eightPin = { processor: 120, card: { watts: 300, plugs: '3 × 8-pin' as const } }
    expect(line('supply-spikes', eightPin)).toBeUndefined()
  })

  test('needs the plugs that the board takes for its processor', () => {
    const plugs = (boardPlugs?: '1 × 8-pin' | '8 + 4-pin', plugsEps?: number) =>
      line('supply-cpu', { boardPlugs }, { plugsEps })
    expect(plugs('1 × 8-pin', 2)).toBe('fits; 1 to spare; 1 of 2 EPS 4+4-pin plugs')
    expect(plugs('8 + 4-pin', 2)).toContain('fits; 0 to spare')
    expect(plugs('8 + 4-pin', 1)).toContain('collides; 1 too few')
    expect(plugs('8 + 4-pin')).toContain('unknown')
    expect(plugs(undefined, 2)).toBeUndefined()
  })

  test('needs a SATA plug for each drive', () => {
    expect(line('supply-drives', { drives: { large: 5, small: 4 } })).toContain('1 too few')
    expect(line('supply-drives', {})).toBeUndefined()
  })
})
