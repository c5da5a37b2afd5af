import { spriteOf, spriteTileSize } from '@argo/domain/photographs'

const { width, height } = spriteTileSize
// An eightieth on each side is not shown: a browser that scales mixes the neighbours in there.
const [aside, above] = [width / 80, height / 80]
const shape = `${width - 2 * aside} ${height - 2 * above}`

/** A picture as small as a thumbnail, out of the one file that has all of its gallery. */
export function SpriteImage({
  src,
  tile,
  className,
}: {
  src: string
  tile: number
  className: string
}) {
  return (
    <svg
      viewBox={`${tile * width + aside} ${above} ${shape}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      {/* The strip keeps its shape by its height; it is never as wide as this. */}
      <image
        href={spriteOf(src)}
        width={100 * width}
        height={height}
        preserveAspectRatio="xMinYMin"
      />
    </svg>
  )
}
