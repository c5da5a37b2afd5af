import { expect, test } from 'vitest'
import { boundsOf, measuresIn, sitterOf } from './chair-measures.ts'

test('cm and kg, and feet, inches and pounds, are the same person', () => {
  const metric = sitterOf({ height: '1.93', weight: '90', desk: '74' }, 'metric')
  expect(metric).toEqual({ height: 193, weight: 90, desk: 74 })
  const us = measuresIn('us', metric)
  expect(us).toEqual({ feet: '6', inches: '4', pounds: '198', 'desk-inches': '29' })
  expect(sitterOf(us, 'us')).toEqual({ height: 193, weight: 89.8, desk: 73.7 })
})

test('feet stand alone or with inches, and each may be typed with its unit', () => {
  expect(sitterOf({ feet: '6' }, 'us').height).toBe(182.9)
  expect(sitterOf({ feet: '5', inches: '7.5' }, 'us').height).toBe(171.5)
  expect(sitterOf({ feet: '6′ 2″' }, 'us').height).toBe(188)
  expect(sitterOf({ pounds: '90 kg', 'desk-inches': '74 cm' }, 'us')).toMatchObject({
    weight: 90,
    desk: 74,
  })
})

test('what cannot be read, or is no measure of a person, is left out', () => {
  expect(sitterOf({ feet: '9', pounds: '600', 'desk-inches': '2' }, 'us')).toEqual({})
  expect(sitterOf({ inches: '4' }, 'us').height).toBeUndefined()
  expect(measuresIn('us', {})).toEqual({ feet: '', inches: '', pounds: '', 'desk-inches': '' })
  expect(boundsOf('height', 'us')).toBe('feet and inches, from 3′3″ to 7′7″')
})
