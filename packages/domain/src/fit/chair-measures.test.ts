import { expect, test } from 'vitest'
import { boundsOf, chairSearch, hasMeasures, measuresIn, sitterOf } from './chair-measures.ts'

test('cm and kg, and feet, inches and pounds, are the same person', () => {
  const metric = sitterOf({ height: '1.93', weight: '90', desk: '74' }, 'metric')
  expect(metric).toEqual({ height: 193, weight: 90, desk: 74 })
  const us = measuresIn('us', metric)
  expect(us).toEqual({ units: 'us', height: '6', inches: '4', weight: '198', desk: '29' })
  expect(sitterOf(us, 'us')).toEqual({ height: 193, weight: 89.8, desk: 73.7 })
})

test('feet stand alone or with inches, and each may be typed with its unit', () => {
  expect(sitterOf({ height: '6' }, 'us').height).toBe(182.9)
  expect(sitterOf({ height: '5', inches: '7.5' }, 'us').height).toBe(171.5)
  expect(sitterOf({ height: '6′ 2″' }, 'us').height).toBe(188)
  expect(sitterOf({ weight: '90 kg', desk: '74 cm' }, 'us')).toMatchObject({
    weight: 90,
    desk: 74,
  })
})

test('what cannot be read, or is no measure of a person, is left out', () => {
  expect(sitterOf({ height: '9', weight: '600', desk: '2' }, 'us')).toEqual({})
  expect(sitterOf({ inches: '4' }, 'us').height).toBeUndefined()
  expect(measuresIn('us', {})).toEqual({ units: 'us' })
  expect(boundsOf('height', 'us')).toBe('feet and inches, from 3′3″ to 7′7″')
})

test('an address says the units and what was typed, without empty fields and what is no field', () => {
  expect(
    chairSearch({ units: 'us', height: 6, inches: '', weight: [' 198 ', '90'], utm: 'x' }),
  ).toEqual({ units: 'us', height: '6', weight: '198' })
  expect(chairSearch({ units: 'stone', desk: '74 centimeters' })).toEqual({ desk: '74 centime' })
})

test('units alone are no measures', () => {
  expect(hasMeasures({ units: 'us' })).toBe(false)
  expect(hasMeasures({ units: 'us', desk: '29' })).toBe(true)
})
