import type { ScaleView } from '@argo/domain/features/scale-drawing'

interface ProductOutlineProps extends ScaleView {
  /** The file of the product's sides; without one it is a box. */
  lines: string | null | undefined
}

/** A product from one side in an SVG of mm, standing on y = 0. */
export function ProductOutline({ side, width, height, lines }: ProductOutlineProps) {
  const box = { y: -height, width, height, className: 'fill-raised' }
  return lines ? (
    <use href={`${lines}#${side}`} {...box} />
  ) : (
    <rect {...box} strokeWidth="2" vectorEffect="non-scaling-stroke" />
  )
}
