import { globSync, readdirSync, statSync } from 'node:fs'
import { seedProducts } from '@argo/cli/seed-products'
import { turnFiles } from '@argo/domain/pictures/turn-files.gen'
import { turnsOf } from '@argo/domain/products/models'
import { turnPicture, turnViews } from '@argo/domain/pictures/turn-views'
import { expect, it } from 'vitest'
import { turnsFolder } from './turn-list.ts'

const sizeOf = (address: string) =>
  statSync(new URL(address.replace('/turns/', ''), turnsFolder)).size

it('every turn that is listed is one of a product and is there, and no other', () => {
  const turns = seedProducts().flatMap((product) => turnsOf(product))
  const folders = turns.map(({ folder }) => folder.replace('/turns/', ''))
  expect(folders.toSorted()).toEqual(Object.values(turnFiles).toSorted())
  expect(readdirSync(turnsFolder).toSorted()).toEqual(folders.toSorted())
  expect(globSync('*/*', { cwd: turnsFolder })).toHaveLength(folders.length * turnViews.length)
})

it('a view of a turn is a picture of 20 kB at most', () => {
  for (const turn of seedProducts().flatMap((product) => turnsOf(product)))
    for (const index of turnViews.keys())
      expect(sizeOf(turnPicture(turn, index)), turnPicture(turn, index)).toBeLessThanOrEqual(20_000)
})
