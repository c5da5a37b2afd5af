import { spriteCellSize, spriteOf } from '@argo/domain/pictures/photographs'

const { width, height } = spriteCellSize
// Scaling mixes neighbouring cells at their edges: an eightieth on each side is cut off.
const [insetX, insetY] = [width / 80, height / 80]

/**
 * A picture in thumbnail size, out of the one file that has all of its gallery. An SVG, because the server's HTML may
 * not position a background with `style`.
 */
export function SpriteImage({
  src,
  index,
  className,
}: {
  src: string
  index: number
  className: string
}) {
  const viewBox = [index * width + insetX, insetY, width - 2 * insetX, height - 2 * insetY]
  return (
    <svg
      viewBox={viewBox.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      {/* Sized by its height: no sprite has a hundred pictures. */}
      <image
        href={spriteOf(src)}
        width={100 * width}
        height={height}
        preserveAspectRatio="xMinYMin"
      />
    </svg>
  )
}
