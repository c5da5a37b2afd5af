import { swatch } from '@argo/domain/products/color'
import { attributeOf } from '@argo/domain/facts/attribute-of'
import { readSpecs } from '@argo/domain/facts/read-specs'
import { specGroups } from '@argo/domain/facts/spec-groups'
import { keyFigures } from '@argo/domain/features/key-figures'
import { viewOf } from '@argo/domain/pictures/picture-view'
import { photographsOf, pictureSets } from '@argo/domain/pictures/alt-text'
import { parseSpec } from '@argo/domain/products/spec'
import { inFeet, inPounds } from '@argo/domain/text/us-units'
import { warrantyKind } from '@argo/domain/warranty/warranty-kind'
import { describe, expect, test } from 'vitest'
import {
  featuresOf,
  first,
  named,
  numbers,
  periods,
  products,
  seedCategories,
  withSpec,
} from './test-catalogue.ts'

const colors: Record<string, string[]> = {
  'Swift Pro': ['Black/Red', 'Black/Blue', 'Black/White', 'Black/Camouflage'],
  Armada: ['Black/Silver', 'Black/White'],
  Astra: ['Black/Gold', 'Black/Purple'],
}

const british =
  /colour|litre|metre|centre|aluminium|\bgrey|mould|castor|ynchronis|labelled|channelled|towards|\bmains\b/i

describe('the catalogue', () => {
  test('has at least 24 products, some of them without a slug', () => {
    expect(products.length).toBeGreaterThanOrEqual(24)
    expect(products.some(({ slug }) => slug === null)).toBe(true)
  })

  test('keeps the ids of the products with downloads', () => {
    expect([named('Edge').id, named('G-100M').id, named('Nivos').id]).toEqual([79, 71, 93])
  })

  test('fills the menu of each category with four products', () => {
    const short = seedCategories.filter(
      (id) => products.filter(({ category }) => category === id).length < 4,
    )
    expect(short).toEqual([])
  })

  test('features seven or more, and shows every category in the first six from either end', () => {
    const featured = products.filter(({ featured }) => featured).map(({ category }) => category)
    expect(featured.length).toBeGreaterThanOrEqual(7)
    expect(new Set(featured.slice(0, 6))).toEqual(new Set(seedCategories))
    expect(new Set(featured.toReversed().slice(0, 6))).toEqual(new Set(seedCategories))
  })

  test('lists the chairs that change color with their default first', () => {
    for (const [name, names] of Object.entries(colors)) {
      expect(named(name)).toMatchObject({ colorVariations: names, defaultColor: names[0] })
    }
  })

  test('names no color that has no swatch', () => {
    const unknown = swatch('')
    const names = products.flatMap(({ colorVariations }) => colorVariations ?? [])
    expect(names.filter((name) => swatch(name) === unknown)).toEqual([])
  })

  test('pictures the chairs that change color in ten views, the same in each color', () => {
    for (const [name, names] of Object.entries(colors)) {
      const sets = pictureSets(named(name))
      expect(sets.map(({ color }) => color)).toEqual(names)
      const [first, ...others] = sets.map(({ pictures }) => pictures.map(({ src }) => viewOf(src)))
      expect(first).toHaveLength(10)
      for (const views of others) expect(views).toEqual(first)
    }
  })
})

test.each(withSpec('User height'))('the $name is described in feet and pounds too', (chair) => {
  const [shortest = 0, tallest = 0] = numbers(chair, 'User height', 'mm')
  for (const height of [shortest, tallest]) expect(chair.description).toContain(inFeet(height / 10))
  expect(chair.description).toContain(`${inPounds(first(chair, 'Maximum load') / 1000)} lb`)
})

describe.each(products)('$name', (product) => {
  const specs = product.specs.map(parseSpec)

  test('is described in 160 to 400 characters, in American English and the house voice', () => {
    expect(product.description.length).toBeGreaterThanOrEqual(160)
    expect(product.description.length).toBeLessThanOrEqual(400)
    const words = [
      product.description,
      ...product.specs,
      ...featuresOf(product).flatMap(({ title, text }) => [title, text]),
    ].join(' ')
    expect(words).not.toMatch(
      /!|unleash|elevate|next-level|ultimate|premium|immersive|cutting-edge/i,
    )
    expect(words).not.toMatch(british)
  })

  test('has a description that a card cuts where a sentence ends, after a first one that stands alone', () => {
    expect(product.description).toMatch(/^.{119}[^\s,;:]\./u)
    expect(product.description.indexOf('. ')).toBeGreaterThan(20)
    expect(product.description.indexOf('. ')).toBeLessThan(120)
  })

  test('has 10 to 30 specs, each with a label of its own and a value', () => {
    expect(specs.length).toBeGreaterThanOrEqual(10)
    expect(specs.length).toBeLessThanOrEqual(30)
    expect(new Set(specs.map(({ label }) => label)).size).toBe(specs.length)
    expect(specs.filter(({ label, value }) => !label || value === '—')).toEqual([])
  })

  test('has a specification table of two to five groups, all labels known', () => {
    const titles = specGroups(product).map(({ title }) => title)
    expect(specs.filter(({ label }) => !attributeOf(label, product.category))).toEqual([])
    expect(titles.length).toBeGreaterThanOrEqual(2)
    expect(titles.length).toBeLessThanOrEqual(5)
  })

  test('has two or three key figures short enough for a card', () => {
    const figures = keyFigures(product)
    expect(figures.length).toBeGreaterThanOrEqual(2)
    expect(figures.length).toBeLessThanOrEqual(3)
    expect(figures.filter(({ value }) => value.length > 18)).toEqual([])
  })

  test('does not say again in description and stories what the figures under its name say, apart from what the specification asks for', () => {
    const isAsked = ['G-100M', 'Nivos'].includes(product.name)
    const figures = isAsked ? [] : featuresOf(product).map(({ figure }) => figure)
    const repeated = keyFigures(product).filter(
      ({ value }) => product.description.includes(value) || figures.includes(value),
    )
    expect(repeated).toEqual([])
  })

  test('has three stories of its own: a title, at most a figure, and one or two sentences', () => {
    const features = featuresOf(product)
    expect(features).toHaveLength(3)
    const elsewhere = products
      .filter(({ id }) => id !== product.id)
      .flatMap(featuresOf)
      .flatMap(({ title, text }) => [title, text])
    for (const { title, figure, text, view } of features) {
      expect(title.length).toBeLessThanOrEqual(40)
      expect(figure.length).toBeLessThanOrEqual(18)
      expect(text).toMatch(/^[A-Z0-9][^{}]{20,170}\.$/)
      expect(elsewhere).not.toContain(title)
      expect(elsewhere).not.toContain(text)
      expect(product.images.map(viewOf)).toContain(view)
    }
    expect(new Set(features.map(({ view }) => view)).size).toBe(3)
  })

  test('says what every spec means, so that it can be read', () => {
    expect(readSpecs(product).filter(({ problem }) => problem !== undefined)).toEqual([])
  })

  test('ends with the warranty of its tier', () => {
    expect(product.specs.at(-1)).toBe(`Warranty: ${periods[warrantyKind(product)]} years`)
  })

  test('lists every photograph there is of it, the hero first and enough of them', () => {
    const key = product.slug ?? product.name.toLowerCase().replaceAll(' ', '-')
    const pictures = [product.imageUrl, ...product.images]
    expect(pictures).toEqual(photographsOf(key))
    expect(viewOf(product.imageUrl)).toBe('hero')
    const isLarge = product.category === 'cases' || product.slug === 'argo-g-100m'
    expect(pictures.length).toBeGreaterThanOrEqual(isLarge ? 8 : 6)
  })

  test('has known pictures in every color, each said in words, in American English', () => {
    for (const { color, pictures } of pictureSets(product)) {
      const subject = color === null ? product.name : `${product.name} in ${color}`
      for (const { alt, placeholder } of pictures) {
        expect(alt.startsWith(`${subject}, `)).toBe(true)
        expect(alt).not.toMatch(british)
        expect(placeholder).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })
})

describe('cases, coolers and supplies fit together', () => {
  const cases = withSpec('GPU clearance')

  test.each(cases)('every GX supply and the Typhoon 120 fit the $name', (box) => {
    for (const supply of withSpec('Efficiency')) {
      expect(first(supply, 'Length')).toBeLessThan(first(box, 'PSU clearance'))
    }
    expect(first(named('Typhoon 120'), 'Height')).toBeLessThan(first(box, 'CPU cooler clearance'))
  })

  test.each(cases)('the volume of the $name is its height by width by depth', (box) => {
    const [height = 0, width = 0, depth = 0] = numbers(box, 'Dimensions', 'mm')
    const [liters = 0] = numbers(box, 'Dimensions', 'L')
    expect((height * width * depth) / 1e6).toBeCloseTo(liters, 1)
  })
})

describe('chairs', () => {
  test.each(withSpec('Gas lift'))(
    "the seat of the $name moves by its gas lift's stroke",
    (chair) => {
      const [low = 0, high = 0] = numbers(chair, 'Seat height', 'mm')
      expect(numbers(chair, 'Gas lift', 'mm')).toEqual([high - low])
    },
  )
})

describe('monitors', () => {
  const monitors = withSpec('Pixel density')

  test.each(monitors)(
    'density and panel size of the $name follow from diagonal and resolution',
    (monitor) => {
      const [across = 0, down = 0] = numbers(monitor, 'Resolution', null)
      const [size = 0, width = 0, height = 0] = numbers(monitor, 'Screen size', 'mm')
      const diagonal = Math.hypot(across, down)
      expect(Math.round(diagonal / (size / 25.4))).toBe(first(monitor, 'Pixel density'))
      expect(Math.round((across / diagonal) * size)).toBe(width)
      expect(Math.round((down / diagonal) * size)).toBe(height)
    },
  )

  test.each(monitors)('the monitor arm holds the $name', (monitor) => {
    const [, withoutStand = 0] = numbers(monitor, 'Weight', 'g')
    const [least, most] = numbers(named('Monitor Arm'), 'Supported weight', 'g')
    expect(withoutStand).toBeGreaterThan(least ?? Number.NaN)
    expect(withoutStand).toBeLessThan(most ?? Number.NaN)
  })
})
