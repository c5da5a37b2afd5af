import { globSync, readFileSync, readdirSync } from 'node:fs'
import { seedProducts } from '@argo/cli/seed-products'
import { turnFiles } from '@argo/domain/pictures/turn-files.gen'
import { turnsOf } from '@argo/domain/products/models'
import { turnPicture, turnViews } from '@argo/domain/pictures/turn-views'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { turnsFolder } from './turn-list.ts'

const fileOf = (address: string) => new URL(address.replace('/turns/', ''), turnsFolder)

it('every turn that is listed is one of a product and is there, and no other', () => {
  const turns = seedProducts().flatMap((product) => turnsOf(product))
  const folders = turns.map(({ folder }) => folder.replace('/turns/', ''))
  expect(folders.toSorted()).toEqual(
    Object.values(turnFiles)
      .map(({ folder }) => folder)
      .toSorted(),
  )
  expect(readdirSync(turnsFolder).toSorted()).toEqual(folders.toSorted())
  expect(globSync('*/*', { cwd: turnsFolder })).toHaveLength(folders.length * turnViews.length)
})

it('a view of a turn weighs 20 kB at most, and one of 1600 pixels 40 kB', async () => {
  for (const turn of seedProducts().flatMap((product) => turnsOf(product)))
    for (const index of turnViews.keys()) {
      const address = turnPicture(turn, index)
      const bytes = readFileSync(fileOf(address))
      const { width } = await sharp(bytes).metadata()
      expect(bytes.length, address).toBeLessThanOrEqual(width === 1600 ? 40_000 : 20_000)
    }
})
