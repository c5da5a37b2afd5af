import { expect, test } from 'vitest'
import { turnViews } from './turn-views.ts'

test('a turn shows each of eight sides three times, from the front round by the right', () => {
  expect(turnViews).toHaveLength(24)
  expect([0, 3, 6, 9, 12, 15, 18, 21].map((index) => turnViews[index])).toEqual([
    'front',
    'front right',
    'right',
    'back right',
    'back',
    'back left',
    'left',
    'front left',
  ])
  for (const side of new Set(turnViews))
    expect(turnViews.filter((one) => one === side)).toHaveLength(3)
})
