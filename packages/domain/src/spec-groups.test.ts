import { expect, test } from 'vitest'
import { groupSpecs } from './spec-groups.ts'

test('groups come in reading order and keep the order of the specs inside', () => {
  const groups = groupSpecs(['Weight: 2 kg', 'Warranty: 5 years', 'Length: 170 mm', 'Power: 750 W'])
  expect(groups).toEqual([
    { title: 'Electrical', specs: [{ label: 'Power', value: '750 W' }] },
    {
      title: 'Size and materials',
      specs: [
        { label: 'Weight', value: '2 kg' },
        { label: 'Length', value: '170 mm' },
      ],
    },
    { title: 'In the box and warranty', specs: [{ label: 'Warranty', value: '5 years' }] },
  ])
})

test('an unknown label comes last, under General', () => {
  const groups = groupSpecs(['Horoscope: Aries', 'Warranty: 5 years'])
  expect(groups.map(({ title }) => title)).toEqual(['In the box and warranty', 'General'])
})

test('no specs, no groups', () => {
  expect(groupSpecs([])).toEqual([])
})
