import { coloursPictured } from '@argo/domain/pictures'
import { seedProducts } from '@argo/scripts/seed-products'
import { describe, expect, it } from 'vitest'
import { keyOf } from './key.ts'
import { shotLists, shotsOf } from './shots.ts'

const chairViews = [
  'hero',
  'front',
  'side',
  'rear-three-quarter',
  'rear',
  'top',
  'reclined',
  'base',
  'headrest',
  'armrest',
]
const products = seedProducts().map(({ imageUrl, category }) => ({
  name: imageUrl.split('/')[2]!,
  category,
}))
const coloured = products.filter(({ name }) => coloursPictured(name))

describe('the shot lists', () => {
  it('are one for each product, and two for the site itself', () => {
    const names = products.map(({ name }) => name)
    expect(shotLists().toSorted()).toEqual([...names, 'scenes', 'categories'].toSorted())
  })

  it.each(products.map(({ name, category }) => [name, category] as const))(
    'give %s a hero first, enough views and words for each',
    (name, category) => {
      const shots = shotsOf(name).filter(({ cutOut }) => !cutOut)
      const views = shots.filter(({ colour }) => colour === shots[0]!.colour)
      const isLarge = category === 'cases' || name === 'argo-g-100m'
      expect(views[0]!.picture).toMatch(/\/hero$/)
      expect(views.length).toBeGreaterThanOrEqual(isLarge ? 8 : 6)
      for (const { alt } of views) expect(alt).toMatch(/^[a-z0-9].{11,}[^.]$/)
      expect(new Set(views.map(({ alt }) => alt)).size).toBe(views.length)
    },
  )

  it.each(coloured.map(({ name }) => [name] as const))(
    'give %s the same ten views in every colour',
    (name) => {
      for (const colour of coloursPictured(name)!) {
        const shots = shotsOf(name).filter((shot) => shot.colour === colour && !shot.cutOut)
        expect(shots.map(({ picture }) => picture.split('/').at(-1))).toEqual(chairViews)
      }
    },
  )
})

describe('the key of a picture', () => {
  const shot = shotsOf('f120-fan-three-pack')[0]!

  it('changes with all that is seen', () => {
    expect(keyOf({ ...shot, azimuth: shot.azimuth + 1 })).not.toBe(keyOf(shot))
    expect(keyOf({ ...shot, module: 'products/edge' })).not.toBe(keyOf(shot))
    expect(keyOf({ ...shot, products: ['edge'] })).not.toBe(keyOf(shot))
  })

  it('stays when only the words change', () => {
    expect(keyOf({ ...shot, alt: 'other words' })).toBe(keyOf(shot))
  })
})
