import { expect, test } from 'vitest'
import { candidates } from './candidates.ts'
import type { Check, Status } from './check.ts'

const check = (status: Status, index: number): Check => ({
  id: `${status}-${index}`,
  subject: 'card',
  title: status,
  status,
  result: '',
  calculation: '',
})

function ranked(...products: Status[][]) {
  const choices = products.map((statuses, id) => ({
    key: statuses.join(' '),
    product: { id, slug: null, name: 'Case', category: 'cases' as const, imageUrl: '' },
    part: statuses.map(check),
  }))
  return candidates(choices, undefined, (checks) => checks)
}

test('what fits stands before what fits so far, what is tight, what is not known and what collides', () => {
  const order: Status[][] = [
    ['fits', 'fits'],
    ['fits', 'unknown'],
    ['tight', 'fits'],
    ['tight', 'unknown'],
    ['unknown'],
    ['collides', 'unknown'],
  ]
  const keys = order.map((statuses) => statuses.join(' '))
  expect(ranked(...order.toReversed()).map(({ key }) => key)).toEqual(keys)
})

test('three reasons are told: collisions alone, else the worst that is known first', () => {
  const reasons = (...statuses: Status[]) => {
    const [candidate] = ranked(statuses)
    return [candidate?.reasons.map(({ title }) => title), candidate?.unlisted]
  }
  expect(reasons('fits', 'collides', 'unknown')).toEqual([['collides'], 1])
  expect(reasons('unknown', 'fits', 'tight')).toEqual([['tight', 'fits', 'unknown'], 0])
  expect(reasons('fits', 'fits', 'fits', 'tight', 'unknown')).toEqual([
    ['tight', 'fits', 'fits'],
    1,
  ])
})
