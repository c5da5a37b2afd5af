import { expect, test } from 'vitest'
import { loadAt } from './load-at.ts'

test('at a load a supply takes what its efficiency there says, on the line between the stated points', () => {
  const chart = {
    points: [
      { load: 20, efficiency: 90 },
      { load: 50, efficiency: 94 },
      { load: 100, efficiency: 90 },
    ],
    power: 1000,
    conditions: '',
    stillBelow: 40,
    noise: null,
  }
  expect(loadAt(chart, 20)).toEqual({ watts: 200, wall: 222, heat: 22 })
  expect(loadAt(chart, 50)).toMatchObject({ wall: 532, heat: 32 })
  // 92% is half way from 94 to 90.
  expect(loadAt(chart, 75)).toMatchObject({ wall: 815, heat: 65 })
  expect(loadAt(chart, 100)).toMatchObject({ wall: 1111, heat: 111 })
})

test('what a supply takes outside the stated loads is not guessed', () => {
  const chart = {
    points: [
      { load: 20, efficiency: 90 },
      { load: 50, efficiency: 94 },
    ],
    power: 750,
  }
  const unstated = { conditions: '', stillBelow: null, noise: null }
  expect(loadAt({ ...chart, ...unstated }, 19)).toBeNull()
  expect(loadAt({ ...chart, ...unstated }, 51)).toBeNull()
  expect(loadAt({ ...chart, ...unstated, power: null }, 30)).toBeNull()
})
