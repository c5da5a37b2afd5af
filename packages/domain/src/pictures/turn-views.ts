import type { Turn } from './picture-set.ts'

const sides = [
  'front',
  'front right',
  'right',
  'back right',
  'back',
  'back left',
  'left',
  'front left',
]
const count = 24

/** The sides from which a turn shows a product, in its order: each is seen from 15° further to the right. */
export const turnViews: readonly string[] = Array.from(
  { length: count },
  (_, index) => sides[Math.round((index * sides.length) / count) % sides.length]!,
)

/** The side that a picture of a turn shows; left and right are its user's, who sits behind a mouse. */
export function turnSide({ folder }: Turn, index: number): string {
  const isMouse = folder.startsWith('/turns/argo-g-100m.')
  return turnViews[isMouse ? (count - index) % count : index]!
}

/** The address of a turn's picture; `index` is its place in `turnViews`. */
export function turnPicture({ folder }: Turn, index: number): string {
  return `${folder}/${index + 1}.avif`
}
