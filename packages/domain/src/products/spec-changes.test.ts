import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSpecs, orderOfSpecs, specChanges } from './spec-changes.ts'

const base = ['Weight: 7 kg', 'Slots: 7', 'Color: Black']

test('both changes of two lists are there, each in its place', () => {
  const changed = ['Weight: 8 kg', 'Height: 1 m', 'Slots: 7', 'Color: Black']
  const present = ['Weight: 7 kg', 'Slots: 8', 'Feet: Rubber']
  const specs = ['Weight: 8 kg', 'Height: 1 m', 'Slots: 8', 'Feet: Rubber']
  expect(mergeSpecs({ base, changed, present }, 'present')).toEqual({ specs, conflicts: [] })
})

test('where both changed a label differently, the one stays that is asked for, and it is named', () => {
  const lists = {
    base,
    changed: ['Weight: 8 kg', 'Color: Black'],
    present: ['Weight: 9 kg', 'Slots: 8'],
  }
  const conflicts = ['Weight', 'Slots']
  expect(mergeSpecs(lists, 'changed')).toEqual({ specs: ['Weight: 8 kg'], conflicts })
  expect(mergeSpecs(lists, 'present')).toEqual({ specs: lists.present, conflicts })
})

test('a changed order is laid over the present one, unless that was changed too', () => {
  const changed = ['Color: Black', 'Weight: 7 kg', 'Slots: 7']
  const present = [...base, 'Feet: Rubber']
  expect(mergeSpecs({ base, changed, present }, 'present').specs).toEqual([
    'Color: Black',
    'Feet: Rubber',
    'Weight: 7 kg',
    'Slots: 7',
  ])
  const other = ['Slots: 7', 'Weight: 7 kg', 'Color: Black']
  const merged = mergeSpecs({ base, changed, present: other }, 'present')
  expect(merged).toEqual({ specs: other, conflicts: [orderOfSpecs] })
})

test('a label that stands twice loses neither of its values', () => {
  const twice = ['Fan: 120 mm', 'Fan: 140 mm']
  const changed = ['Fan: 120 mm', 'Fan: 200 mm']
  expect(
    mergeSpecs({ base: twice, changed, present: [...twice, 'Slots: 7'] }, 'changed').specs,
  ).toEqual(['Fan: 120 mm', 'Fan: 200 mm', 'Slots: 7'])
})

const list = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('1', '2', '3')), {
    selector: ([label]) => label,
  })
  .map((specs) => specs.map(([label, value]) => `${label}: ${value}`))

test('no figure is other than one of the two changes left it, whatever they are', () => {
  fc.assert(
    fc.property(list, list, list, (from, changed, present) => {
      const { specs, conflicts } = mergeSpecs({ base: from, changed, present }, 'changed')
      const mine = new Map(specChanges(from, changed).map((change) => [change.label, change.after]))
      for (const { label, after } of specChanges(present, specs))
        expect([label, after]).toEqual([label, mine.get(label)])
      for (const [label, after] of mine)
        expect(specChanges([], specs).find((spec) => spec.label === label)?.after ?? null).toBe(
          after,
        )
      expect(conflicts.filter((label) => label !== orderOfSpecs && !mine.has(label))).toEqual([])
    }),
  )
})

test('what is laid over where it came from, or over itself, is what it was', () => {
  fc.assert(
    fc.property(list, list, (from, changed) => {
      expect(
        mergeSpecs({ base: from, changed, present: from }, 'present').specs.toSorted(),
      ).toEqual(changed.toSorted())
      expect(mergeSpecs({ base: from, changed, present: changed }, 'present').specs).toEqual(
        changed,
      )
    }),
  )
})
