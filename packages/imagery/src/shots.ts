import { readdirSync, readFileSync } from 'node:fs'
import { colourKey } from '@argo/domain/colour'
import { coloursPictured } from '@argo/domain/pictures'
import { z } from 'zod/mini'

const vector = z.tuple([z.number(), z.number(), z.number()])

const shot = z.strictObject({
  /** What the picture shows, after the product's name: "from the rear, its three fans lit". */
  alt: z.string().check(z.minLength(8)),
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
  /** The product alone with its shadow, for cards; seen as in the hero unless told. */
  cutOut: z.optional(z.partial(shot)),
})

export type Shot = z.infer<typeof shot> & {
  /** The picture's path without width and ending: "swift-pro/black-red/hero". */
  picture: string
  product: string
  colour?: string
  cutOut: boolean
  width: number
  height: number
  rig: string
  backdrop: string
}

const folder = new URL('../shots/', import.meta.url)
const size = { width: 1600, height: 1280 }
const cutOutSize = { width: 960, height: 960 }

/** The products that have a shot list, by slug. */
export function photographed(): string[] {
  return readdirSync(folder).map((file) => file.replace('.json', ''))
}

/** Every shot of a product, in each of its colours. Throws and names what is wrong with its list. */
export function shotsOf(product: string): Shot[] {
  const list = shotList.parse(JSON.parse(readFileSync(new URL(`${product}.json`, folder), 'utf8')))
  const hero = Object.values(list.views)[0]
  if (!hero) throw new Error(`${product} has no views`)
  const { fill: _, focus: __, span: ___, fstop: ____, ...seenAsHero } = hero
  const colours = coloursPictured(product)
  return (colours ?? [undefined]).flatMap((colour) => {
    const base = { rig: list.rig, backdrop: list.backdrop, product, ...(colour && { colour }) }
    const path = colour ? `${product}/${colourKey(colour)}` : product
    return [
      {
        ...base,
        ...cutOutSize,
        fill: 0.9,
        ...seenAsHero,
        ...list.cutOut,
        picture: `${path}/cut-out`,
        cutOut: true,
      },
      ...Object.entries(list.views).map(([view, taken]) => ({
        ...base,
        ...size,
        ...taken,
        picture: `${path}/${view}`,
        cutOut: false,
      })),
    ]
  })
}
