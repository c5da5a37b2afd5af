import { expect, test } from 'vitest'
import { boundsOf, chairSearch, hasMeasures, measuresIn, sitterOf } from './chair-measures.ts'

test('cm and kg, and feet, inches and pounds, are the same person', () => {
  const metric = sitterOf({ height: '1.93', weight: '90', desk: '74' }, 'metric')
  expect(metric).toEqual({ height: 193, weight: 90, desk: 74 })
  const us = measuresIn('us', metric)
  expect(us).toEqual({ units: 'us', height: '6', inches: '4', weight: '198', desk: '29' })
  const again = sitterOf(us, 'us')
  expect(again.height).toBeCloseTo(193.04)
  expect(again.weight).toBeCloseTo(89.81)
  expect(again.desk).toBeCloseTo(73.66)
})

test.each([
  [{ height: '6' }, 182.88],
  [{ height: '5', inches: '7.5' }, 171.45],
  [{ height: '5', inches: '11"' }, 180.34],
  [{ height: '5', inches: '11 in' }, 180.34],
  [{ height: '5', inches: '11½' }, 181.61],
  [{ height: '5 ft', inches: '11' }, 180.34],
  [{ height: '6′ 2″' }, 187.96],
  [{ height: '5 feet 11 inches' }, 180.34],
  [{ height: '71' }, 180.34],
  [{ height: '180 CM' }, 180],
  [{ height: '1,80' }, 180],
  [{ height: '2.00' }, 200],
  [{ height: '5 ft', inches: '0' }, 152.4],
  [{ height: '5', inches: '12' }, undefined],
  [{ height: '5.11' }, undefined],
  [{ height: '5\'11"', inches: '11' }, undefined],
])('in feet %j is %s cm', (measures, cm) => {
  const { height } = sitterOf(measures, 'us')
  expect(height && Number(height.toFixed(2))).toBe(cm)
})

test('a measure may be typed with a unit of its own', () => {
  expect(sitterOf({ weight: '90 kg', desk: '74 cm' }, 'us').weight).toBeCloseTo(90)
  expect(sitterOf({ height: '180' }, 'us').height).toBeCloseTo(180)
  expect(sitterOf({ weight: '90 kg', desk: '74 cm' }, 'us').desk).toBeCloseTo(74)
  expect(sitterOf({ height: '1,92', weight: '198 pounds', desk: '28½"' }, 'metric')).toEqual({
    height: 192,
    weight: 89.81128926,
    desk: 72.39,
  })
})

test.each(['metric', 'us'] as const)('the bounds that are said are read, in %s units', (units) => {
  for (const measure of ['height', 'weight', 'desk'] as const) {
    const [, least = '', most = ''] = /from (.+) to (.+)$/.exec(boundsOf(measure, units)) ?? []
    for (const bound of [least, most])
      expect(sitterOf({ [measure]: bound }, units)[measure], bound).toBeDefined()
    const [, example = ''] = /such as (.+), from/.exec(boundsOf(measure, units)) ?? []
    expect(sitterOf({ [measure]: example }, units)[measure], example).toBeDefined()
  }
})

test('what cannot be read, or is no measure of a person, is left out', () => {
  expect(sitterOf({ height: '9', weight: '600', desk: '2' }, 'us')).toEqual({})
  expect(sitterOf({ inches: '4' }, 'us').height).toBeUndefined()
  expect(measuresIn('us', {})).toEqual({ units: 'us' })
  expect(boundsOf('height', 'us')).toBe('a height such as 5′11″, from 3′3″ to 7′7″')
})

test('an address says the units and what was typed, without empty fields and what is no field', () => {
  expect(
    chairSearch({ units: 'us', height: 6, inches: '', weight: [' 198 ', '90'], utm: 'x' }),
  ).toEqual({ units: 'us', height: '6', weight: '198' })
  expect(chairSearch({ units: 'stone', desk: '74 centimeters' })).toEqual({
    desk: '74 centimeters',
  })
})

test('units alone are no measures', () => {
  expect(hasMeasures({ units: 'us' })).toBe(false)
  expect(hasMeasures({ units: 'us', desk: '29' })).toBe(true)
})
