import { readdirSync, readFileSync } from 'node:fs'
import { colorKey } from '@argo/domain/products/color'
import { colorsPictured } from '@argo/domain/pictures/pictures'
import { z } from 'zod/mini'

const vector = z.tuple([z.number(), z.number(), z.number()])

const shot = z.strictObject({
  /** What the picture shows, after the product's name: "from the rear, its three fans lit". */
  alt: z.string(),
  /** Degrees round the product: 0 is in front, 90 at its left as one faces it, 180 behind. */
  azimuth: z.number(),
  /** Degrees above the horizon. */
  elevation: z.number(),
  lens: z.optional(z.number()),
  /** The share of the frame that the product fills in the direction that fills first. */
  fill: z.optional(z.number()),
  /** Instead of `fill`: the point looked at and the width seen there, in dm. */
  focus: z.optional(vector),
  span: z.optional(z.number()),
  /** Small values blur what lies off `focus`; in dm scale, 0.3 is very soft. */
  fstop: z.optional(z.number()),
  /** Moves the picture by shares of its width, to leave room for words. */
  shift: z.optional(z.tuple([z.number(), z.number()])),
  /** A state of the product other than standing, such as "reclined"; its `build` knows it. */
  pose: z.optional(z.string()),
  /** The product's color, where a list is not a product's own. */
  colour: z.optional(z.string()),
  /** The Python module to build, such as "scenes/throne"; the product's own by default. */
  module: z.optional(z.string()),
  /** The slugs of the products that a scene stages. */
  products: z._default(z.array(z.string()), []),
  /** More than usual for what is large or grainy. */
  samples: z.optional(z.number()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  rig: z.optional(z.string()),
  backdrop: z.optional(z.string()),
  /** Factors on the light of the rig and on the glow of the backdrop. */
  gain: z.optional(z.number()),
  glow: z.optional(z.number()),
})

const shotList = z.strictObject({
  rig: z.string(),
  backdrop: z.string(),
  /** In the gallery's order; the first is the hero. */
  views: z.record(z.string(), shot),
  /** The product alone with its shadow, for cards; seen as in the hero by default; null for scenes. */
  cutOut: z._default(z.nullable(z.partial(shot)), {}),
})

export type Shot = z.infer<typeof shot> & {
  /** From how many sides in all the product is seen, all from one distance. */
  turn?: number
  /** The picture's path without width and ending: "swift-pro/black-red/hero". */
  picture: string
  module: string
  products: string[]
  colour?: string
  cutOut: boolean
  width: number
  height: number
  samples: number
  rig: string
  backdrop: string
}

const folder = new URL('../shots/', import.meta.url)
const size = { width: 1600, height: 1280 }
// Twice as many are not told apart after denoising.
const samples = 5
const cutOutSize = { width: 960, height: 960 }

/** The names of all shot lists: the products' slugs, "scenes" and "categories". */
export function shotLists(): string[] {
  return readdirSync(folder).map((file) => file.replace('.json', ''))
}

/** The Python module that builds a product, by slug. */
export function moduleOf(product: string): string {
  return `products/${product.replaceAll('-', '_')}`
}

/** Every shot of a list, in each of its product's colours. Throws and names what is wrong with it. */
export function shotsOf(name: string): Shot[] {
  const list = shotList.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')))
  const hero = Object.values(list.views)[0]
  if (!hero) throw new Error(`${name} has no views`)
  const { fill: _, focus: __, span: ___, fstop: ____, ...seenAsHero } = hero
  const module = moduleOf(name)
  const { rig, backdrop, cutOut } = list
  return (colorsPictured(name) ?? [undefined]).flatMap((colour) => {
    const base = { module, samples, rig, backdrop, ...(colour && { colour }) }
    const path = colour ? `${name}/${colorKey(colour)}` : name
    const alone: Shot[] = cutOut
      ? [
          {
            ...base,
            ...cutOutSize,
            fill: 0.9,
            ...seenAsHero,
            ...cutOut,
            picture: `${path}/cut-out`,
            cutOut: true,
          },
        ]
      : []
    const views = Object.entries(list.views).map(([view, taken]) => ({
      ...base,
      ...size,
      ...taken,
      picture: `${path}/${view}`,
      cutOut: false,
    }))
    return [...alone, ...views]
  })
}
