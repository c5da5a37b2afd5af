import { expect, test } from 'vitest'
import { mergeForms, withoutMine } from './merge-forms.ts'

const opened = {
  name: 'Edge',
  description: 'A case.',
  images: ['a', 'b'],
  specs: [
    { label: 'Weight', value: '7.6 kg' },
    { label: 'GPU clearance', value: '400 mm' },
    { label: 'Fans', value: '3' },
  ],
}
const spec = (label: string, value: string) =>
  opened.specs.map((each) => (each.label === label ? { label, value } : each))

test('what only one of two has changed is kept of both, of specs a label at a time', () => {
  const mine = { ...opened, description: 'Mine.', specs: spec('Weight', '7.7 kg') }
  const theirs = {
    ...opened,
    name: 'Edge II',
    specs: [...spec('Fans', '4'), { label: 'Glass', value: 'Tempered' }],
  }
  expect(mergeForms({ opened, mine, theirs })).toEqual({
    conflicts: [],
    merged: {
      ...opened,
      name: 'Edge II',
      description: 'Mine.',
      specs: [
        { label: 'Weight', value: '7.7 kg' },
        { label: 'GPU clearance', value: '400 mm' },
        { label: 'Fans', value: '4' },
        { label: 'Glass', value: 'Tempered' },
      ],
    },
  })
})

test('what both have changed is asked of, and each is as it is chosen', () => {
  const mine = { ...opened, name: 'Mine', images: ['b', 'a'], specs: spec('Weight', '7.7 kg') }
  const theirs = {
    ...opened,
    name: 'Theirs',
    images: ['a', 'b', 'c'],
    specs: spec('Weight', '7.8 kg').slice(0, 2),
  }
  const { conflicts } = mergeForms({ opened, mine, theirs })
  expect(conflicts).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs' },
    { field: 'images', mine: ['b', 'a'], theirs: ['a', 'b', 'c'] },
    { field: 'specs', label: 'Weight', mine: '7.7 kg', theirs: '7.8 kg' },
  ])
  for (let chosen = 0; chosen < 8; chosen += 1) {
    const taken = conflicts.filter((_, index) => (chosen >> index) & 1)
    const typed = withoutMine({ opened, mine }, taken)
    const { merged } = mergeForms({ opened, mine: typed, theirs })
    const of = (index: number) => (taken.includes(conflicts[index]!) ? theirs : mine)
    expect(merged).toMatchObject({ name: of(0).name, images: of(1).images })
    expect(merged.specs[0]).toEqual(of(2).specs[0])
    expect(merged.specs.length).toBe(2)
  }
})

test('a spec that one has removed and the other has changed is asked of, whoever it was', () => {
  const without = { ...opened, specs: opened.specs.slice(1) }
  const changed = { ...opened, specs: spec('Weight', '8 kg') }
  for (const [mine, theirs] of [
    [without, changed],
    [changed, without],
  ] as const) {
    const { conflicts } = mergeForms({ opened, mine, theirs })
    expect(conflicts).toMatchObject([{ field: 'specs', label: 'Weight' }])
    const { merged } = mergeForms({
      opened,
      mine: withoutMine({ opened, mine }, conflicts),
      theirs,
    })
    expect(merged.specs.map(({ label, value }) => label + value).toSorted()).toEqual(
      theirs.specs.map(({ label, value }) => label + value).toSorted(),
    )
    expect(mergeForms({ opened, mine, theirs }).merged.specs).toEqual(mine.specs)
  }
})
