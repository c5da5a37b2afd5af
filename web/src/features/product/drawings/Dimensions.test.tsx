import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dimensions, isDrawn } from './Dimensions.tsx'

const nothing = { drawing: null, chair: null, load: null }

/** What screen readers say of each drawing. */
function labels(drawn: Partial<Parameters<typeof Dimensions>[0]>): string[] {
  const html = renderToStaticMarkup(<Dimensions name="Edge" {...nothing} {...drawn} />)
  return [...html.matchAll(/role="img" aria-label="(.+?)"/g)].map(([, label = '']) =>
    label.replaceAll('\u00a0', ' '),
  )
}

test('each drawing says in words what it shows, in both units', () => {
  const views = [
    { side: 'Front' as const, width: 230, height: 480 },
    { side: 'Top' as const, width: 230, height: 450 },
  ]
  const reference = { name: 'a sheet of Letter paper', width: 216, height: 279 }
  const chair = {
    seatHeight: { from: 440, to: 520 },
    seatDepth: 500,
    backrest: 830,
    recline: { from: 90, to: 155 },
    base: 680,
  }
  expect(labels({ drawing: { views, reference }, chair })).toEqual([
    'Edge, front: 230 mm (9.06 in) wide, 480 mm (18.9 in) high',
    'Edge, top: 230 mm (9.06 in) wide, 450 mm (17.7 in) deep',
    'Edge from its side, beside a person of 1.80 m: seat 44–52 cm (17.3–20.5 in) high and 50 cm (19.7 in) deep, backrest 83 cm (32.7 in), which reclines from 90 to 155°, base 68 cm (26.8 in) across',
  ])
})

test('a supply’s chart says only what is stated', () => {
  const points = [
    { load: 20, efficiency: 87 },
    { load: 100, efficiency: 85 },
  ]
  const load = { points, conditions: '', stillBelow: null, noise: null }
  const loads = 'Edge, efficiency: 87 % at 20 % load, 85 % at 100 % load'
  expect(labels({ load })).toEqual([loads])
  expect(labels({ load: { ...load, stillBelow: 30, noise: 29 } })).toEqual([
    `${loads}; its fan is still below 30 % load, 29 dB(A) at full load`,
  ])
})

test('a product of which nothing is stated has no drawings', () => {
  expect(isDrawn(nothing)).toBe(false)
})
