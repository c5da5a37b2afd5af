import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dimensions, isDrawn } from './Dimensions.tsx'

const nothing = { drawing: null, chair: null, range: null, load: null }

/** What screen readers say of each drawing. */
function labels(drawn: Partial<Parameters<typeof Dimensions>[0]>): string[] {
  const html = renderToStaticMarkup(<Dimensions name="Edge" {...nothing} {...drawn} />)
  const all = [...html.matchAll(/role="img" aria-label="(.+?)"/g)].map(([, label = '']) =>
    label.replaceAll('\u00a0', ' '),
  )
  // In a row, and for phones in several.
  return [...new Set(all)]
}

test('each drawing says in words what it shows, in both units', () => {
  const views = [
    { side: 'Front' as const, width: 230, height: 480 },
    { side: 'Top' as const, width: 230, height: 450 },
  ]
  const reference = {
    kind: 'sheet' as const,
    name: 'a sheet of Letter paper',
    width: 216,
    height: 279,
  }
  const chair = {
    seatHeight: { from: 440, to: 520 },
    seatWidth: 520,
    seatDepth: { from: 430, to: 500 },
    backrest: 830,
    total: { from: 1270, to: 1350 },
    recline: { from: 90, to: 155 },
    base: 680,
  }
  expect(labels({ drawing: { views, reference }, chair })).toEqual([
    'Edge, front: 230 mm (9.06 in) wide, 480 mm (18.9 in) high',
    'Edge, top: 230 mm (9.06 in) wide, 450 mm (17.7 in) deep',
    'Edge from the front: seat 20.5 in (52 cm) wide, base 26.8 in (68 cm) across',
    'Edge from its side: seat 17.3–20.5 in (44–52 cm) high and 16.9–19.7 in (43–50 cm) deep, backrest 32.7 in (83 cm), 50–53.1 in (127–135 cm) in all',
    'Edge with a person of 5′11″ seated in it: its back reclines from 90 to 155°',
  ])
})

test('where an arm or a footrest can be set is said in words too', () => {
  const tilt = { from: -45, to: 45 }
  const arm = { kind: 'arm' as const, height: { from: 180, to: 430 }, length: 510, tilt }
  expect(labels({ range: arm })).toEqual([
    'Edge: its plate 180–430 mm (7.09–16.9 in) above the desk, 510 mm (20.1 in) away, tilts from −45° to 45°',
  ])
  const footrest = { ...arm, kind: 'platform' as const, height: { from: 90, to: 150 } }
  expect(labels({ range: footrest })[0]).toMatch(/its platform 90–150 mm .+ above the floor/)
})

test('a supply’s chart says only what is stated', () => {
  const points = [
    { load: 20, efficiency: 87 },
    { load: 100, efficiency: 85 },
  ]
  const load = { points, power: null, conditions: '', stillBelow: null, noise: null }
  const loads = 'Edge, efficiency: 87% at 20% load, 85% at 100% load'
  expect(labels({ load })).toEqual([loads])
  expect(labels({ load: { ...load, stillBelow: 30, noise: 29 } })).toEqual([
    `${loads}; its fan is still below 30% load, 29 dB(A) at full load`,
  ])
})

test('a product of which nothing is stated has no drawings', () => {
  expect(isDrawn(nothing)).toBe(false)
})
