import type { Shot } from './shots.ts'

/** The pictures of each gallery, one a product and colour, in its order, by their folder: "swift-pro/black-red". */
export function galleries(shots: Shot[]): Map<string, string[]> {
  const folders = Map.groupBy(shots, ({ picture }) => picture.slice(0, picture.lastIndexOf('/')))
  const products = [...folders].filter(([, taken]) => taken.some(({ cutOut }) => cutOut))
  return new Map(
    products.map(([folder, taken]) => [
      folder,
      taken.filter(({ cutOut }) => !cutOut).map(({ picture }) => picture),
    ]),
  )
}
