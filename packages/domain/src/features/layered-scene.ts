import { photographAddress } from '../pictures/photographs.ts'
import { folderOf } from '../pictures/pictures.ts'
import type { Product } from '../products/product.ts'
import { parseSpec } from '../products/spec.ts'

/** Pictures of a product in one frame, one above the other, that a page moves as it is scrolled. */
export interface LayeredScene {
  /** The folder of the product's pictures, such as "edge". */
  name: string
  title: string
  text: string
  /** What is seen, after the product's name. */
  alt: string
  layers: { name: string; picture: string }[]
  /** What its specs state of what is seen. */
  figures: { figure: string; label: string }[]
}

interface SceneSource {
  title: string
  text: string
  alt: string
  /** From left to right, and from below to above. */
  layers: string[]
  /** The label of a figure, the spec, and what of its value. */
  figures: [label: string, spec: string, figure: RegExp][]
}

const number = /^[\d.,]+ [^\s,;]+/

/** The products that were photographed in layers, by the folder of their pictures. */
const sources: Readonly<Record<string, SceneSource>> = {
  edge: {
    title: 'Layer by layer',
    text: 'Each layer leaves room for the next, and we measured how much. The computer is not included.',
    alt: 'taken apart into its layers',
    layers: ['glass', 'computer', 'chassis', 'roof', 'fans', 'front'],
    figures: [
      ['Tempered glass, taken off by hand', 'Materials', /[\d.]+ mm(?= tempered glass)/],
      ['Room for your graphics card', 'GPU clearance', number],
      ['Steel of frame, tray, and shroud', 'Materials', /[\d.]+ mm(?= steel)/],
      ['Under the roof, for a radiator with fans', 'Radiator clearance', number],
      ['Fans included, three of them in front', 'Fans included', /^\d+ × \d+ mm/],
      ['Radiator behind the folded mesh', 'Radiator support', number],
    ],
  },
  'swift-pro': {
    title: 'Sit up, lean back',
    text: 'One lever at the hinge lets the back down for a break between matches.',
    alt: 'seen from its side, the back leaning as far as it goes',
    layers: ['seat', 'back'],
    figures: [
      ['Between seat and back', 'Recline', /.+/],
      ['Rocks with you, and locks', 'Tilt', /^[^,]+/],
      ['Armrests: height, width, depth, and angle', 'Armrests', /^4D/],
    ],
  },
  'carina-34': {
    title: 'Turn off the light',
    text: 'What is black on its screen gives no light at all. In a dark room, all you see is the picture.',
    alt: 'in the dark, of which only the picture on its screen is seen',
    layers: ['lit', 'dark'],
    figures: [
      ['Contrast', 'Panel', /[\d,]+:1/],
      ['At its brightest, on a small part of the screen', 'Brightness', /[\d,]+ cd\/m²(?= on)/],
      ['From gray to gray', 'Response time', number],
    ],
  },
  nivos: {
    title: 'One drop is enough',
    text: 'Liquid metal spreads to a film that fills every gap between chip and cooler, and never dries.',
    alt: 'a drop from its needle, spread to a film on the lid of a processor',
    layers: ['lid', 'film', 'drop', 'needle'],
    figures: [
      ['Thermal conductivity', 'Thermal conductivity', /.+/],
      ['The thickness of the film', 'Coverage', /[\d.]+ mm/],
      ['Covered by one syringe', 'Coverage', number],
    ],
  },
  'argo-g-100m': {
    title: 'Any color you scroll to',
    text: 'Wheel, mark, and edge are lit in the color of your profile, and it is kept in the mouse.',
    alt: 'from its heel, the edge and the mark lit',
    layers: ['light'],
    figures: [
      ['Effects', 'Lighting', /^\d+/],
      ['Profiles in the mouse', 'Profiles', /^\d+/],
      ['Without its cable', 'Weight', number],
    ],
  },
}

/** The scene of a product; null of one that was not photographed in layers. */
export function layeredScene({
  imageUrl,
  specs,
}: Pick<Product, 'imageUrl' | 'specs'>): LayeredScene | null {
  const name = folderOf(imageUrl)
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined
  if (!source) return null
  const stated = new Map(specs.map(parseSpec).map(({ label, value }) => [label, value]))
  return {
    ...source,
    name,
    layers: source.layers.map((layer) => ({
      name: layer,
      picture: photographAddress(`layers/${name}-${layer}`),
    })),
    figures: source.figures.flatMap(([label, spec, pattern]) => {
      const figure = pattern.exec(stated.get(spec) ?? '')?.[0]
      return figure === undefined ? [] : [{ figure, label }]
    }),
  }
}
