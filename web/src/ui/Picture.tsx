import { pictureAt } from '@argo/domain/photographs'

interface PictureProps {
  /** The picture's address, as the catalogue has it. */
  src: string
  alt: string
  /** How wide the picture stands on the page, as in HTML's `sizes`; see `phone` for small screens. */
  sizes: string
  /** The picture that matters first: fetched at once and before others. */
  priority?: boolean
  className?: string
}

/**
 * The width to name for a picture of half a phone's width or more: less than it is, because a phone's
 * screen is so dense that nobody sees what a file twice as wide would add.
 */
export const phone = '10rem'

/** A picture that never shifts the page and, unless it matters first, loads when it comes near. */
export function Picture({ src, alt, sizes, priority = false, className }: PictureProps) {
  const { width, height, srcSet } = pictureAt(src)
  const image = (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={className}
      src={src}
    />
  )
  if (srcSet === undefined) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {image}
    </picture>
  )
}
