import { photographAddress } from '../pictures/photographs.ts'
import { folderOf } from '../pictures/pictures.ts'
import type { Product } from '../products/product.ts'
import { parseSpec } from '../products/spec.ts'

/** One layer of a product that is shown taken apart. */
export interface Layer {
  name: string
  /** Its picture, in the same frame as those of the others. */
  picture: string
  /** What its specs state of it, such as "400 mm"; '' where they do not. */
  figure: string
  text: string
}

/** What is read of a layer: the spec, and what of its value. */
type LayerSource = [name: string, text: string, spec: string, figure: RegExp]

/** The products that were photographed in layers, by the folder of their pictures; in the order of the layers from left to right. */
const sources: Readonly<Record<string, LayerSource[]>> = {
  edge: [
    ['glass', 'Tempered glass, taken off by hand', 'Materials', /[\d.]+ mm(?= tempered glass)/],
    ['computer', 'Room for your graphics card', 'GPU clearance', /^\d+ mm/],
    ['chassis', 'Steel of frame, tray, and shroud', 'Materials', /[\d.]+ mm(?= steel)/],
    ['roof', 'Under the roof, for a radiator with fans', 'Radiator clearance', /^\d+ mm/],
    ['fans', 'Fans included, three of them in front', 'Fans included', /^\d+ × \d+ mm/],
    ['front', 'Radiator behind the folded mesh', 'Radiator support', /^\d+ mm/],
  ],
}

/** The layers of a product; none of one that was not photographed so. */
export function layersOf({ imageUrl, specs }: Pick<Product, 'imageUrl' | 'specs'>): Layer[] {
  const folder = folderOf(imageUrl)
  const stated = new Map(specs.map(parseSpec).map(({ label, value }) => [label, value]))
  return (Object.hasOwn(sources, folder) ? sources[folder]! : []).map(
    ([name, text, spec, figure]) => ({
      name,
      picture: photographAddress(`layers/${folder}-${name}`),
      figure: figure.exec(stated.get(spec) ?? '')?.[0] ?? '',
      text,
    }),
  )
}
