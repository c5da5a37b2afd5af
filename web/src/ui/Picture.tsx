interface PictureProps {
  src: string
  alt: string
  /** Width and height in pixels; square unless told. They reserve the space before the picture comes. */
  width?: number
  height?: number
  /** The picture that matters first: fetched at once and before others. */
  priority?: boolean
  className?: string
}

/** A picture that never shifts the page and, unless it matters first, loads when it comes near. */
export function Picture({
  src,
  alt,
  width = 1200,
  height = 1200,
  priority = false,
  className,
}: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
