import { expect, test } from 'vitest'
import { turnSide, turnViews } from './turn-views.ts'

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

test('left and right are the viewer’s, but of a mouse those of its user', () => {
  const sides = (folder: string) =>
    [0, 3, 12].map((index) => turnSide({ color: null, folder, first: 0 }, index))
  expect(sides('/turns/edge.1')).toEqual(['front', 'front right', 'back'])
  expect(sides('/turns/argo-g-100m.1')).toEqual(['front', 'front left', 'back'])
})
