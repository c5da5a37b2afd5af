import { expect, test } from 'vitest'
import { loadChart } from './load-chart.ts'

const category = 'power-supplies'

test('a supply’s chart has the loads, the conditions and the noise that its specs state', () => {
  const specs = [
    'Power: 750 W, continuous at 40 °C',
    'Efficiency: 90%, at 50% load, 115 V (80 PLUS Gold)',
    'Efficiency by load: 90% at 50%, 87% at 20%, 87% at 100% of its power',
    'Fan: 120 mm, fluid dynamic bearing, still below 30% load at 25 °C',
    'Noise level: 30 dB(A), at full load and 1 m',
  ]
  expect(loadChart({ category, specs })).toEqual({
    points: [
      { load: 20, efficiency: 87 },
      { load: 50, efficiency: 90 },
      { load: 100, efficiency: 87 },
    ],
    power: 750,
    conditions: '115 V, 80 PLUS Gold',
    stillBelow: 30,
    noise: 30,
  })
})

test('what is not stated is not drawn', () => {
  expect(loadChart({ category, specs: ['Efficiency by load: 90% at 50%'] })).toBeNull()
  const specs = ['Efficiency by load: 87% at 20%, 90% at 50%', 'Noise level: 30 dB(A), at 1 m']
  expect(loadChart({ category, specs })).toMatchObject({
    power: null,
    conditions: '',
    stillBelow: null,
    noise: null,
  })
})
