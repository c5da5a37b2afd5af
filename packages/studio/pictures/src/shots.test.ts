import { seedProducts } from '@argo/cli/seed-products'
import { describe, expect, it } from 'vitest'
import { keyOf } from './key.ts'
import { shotLists, shotsOf } from './shots.ts'

const names = seedProducts().map(({ imageUrl }) => imageUrl.split('/')[2]!)

describe('the shot lists', () => {
  it('are one for each product, and three for the site itself', () => {
    expect(shotLists().toSorted()).toEqual([...names, 'scenes', 'categories', 'layers'].toSorted())
  })

  it.each(names)('give %s a hero first, and words for each view', (name) => {
    const shots = shotsOf(name).filter(({ cutOut }) => !cutOut)
    const views = shots.filter(({ colour }) => colour === shots[0]!.colour)
    expect(views[0]!.picture).toMatch(/\/hero$/)
    for (const { alt } of views) expect(alt).toMatch(/^[a-z0-9].{11,}[^.]$/)
    expect(new Set(views.map(({ alt }) => alt)).size).toBe(views.length)
  })
})

it('a picture is told in American English', () => {
  for (const { alt } of shotLists().flatMap(shotsOf))
    expect(alt).not.toMatch(
      /colour|litre|metre|centre|aluminium|\bgrey|mould|castor|(?:nn|b)elled/i,
    )
})

describe('the key of a picture', () => {
  const shot = shotsOf('f120-fan-three-pack')[0]!

  it('changes with all that is seen', () => {
    expect(keyOf({ ...shot, azimuth: shot.azimuth + 1 })).not.toBe(keyOf(shot))
    expect(keyOf({ ...shot, module: 'products/edge' })).not.toBe(keyOf(shot))
    expect(keyOf({ ...shot, products: ['edge'] })).not.toBe(keyOf(shot))
  })

  it('is found for products of one file and of several', () => {
    for (const name of shotLists()) expect(keyOf(shotsOf(name)[0]!)).toMatch(/^[0-9a-f]{20}$/)
    expect(() => keyOf({ ...shot, module: 'products/abacus' })).toThrow('products/abacus')
  })

  it('stays when only the words change', () => {
    expect(keyOf({ ...shot, alt: 'other words' })).toBe(keyOf(shot))
  })
})
