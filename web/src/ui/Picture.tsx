import { pictureAt } from '@argo/domain/pictures/photographs'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { preloadPicture } from './preload-picture.ts'

interface PictureProps {
  /** The picture's address, as the catalogue has it. */
  src: string
  /** The address of what wide screens show instead, and how wide they paint it. */
  wide?: { src: string; sizes: string }
  alt: string
  /** How wide the picture is painted, as in HTML's `sizes`. */
  sizes: string
  /** The page's most important picture: fetched at once and before others. */
  priority?: boolean
  /** 'eager': fetched though it is not near the screen. */
  loading?: 'eager' | 'lazy'
  onLoad?: () => void
  className?: string
}

/**
 * The `sizes` of a picture: how wide it is painted on a phone, and under the given conditions elsewhere. Phones with
 * more than 2.5 device pixels to a CSS pixel get the file of one with fewer than two: what a wider file would add is
 * too small to see, and it weighs two or three times as much.
 */
export function sizesOf(onPhone: string, ...elsewhere: string[]): string {
  const onDensePhone = `(max-width: 30rem) and (min-resolution: 2.5dppx) calc(0.6 * (${onPhone}))`
  return [onDensePhone, ...elsewhere, onPhone].join(', ')
}

/** The screens that show the wide one of a picture. */
export const wideScreen = '(min-width: 64rem)'

// What counts in an uploaded photograph stays where it is cut: an attribute and no style, which the page's policy refuses.
const focused =
  'object-[var(--focus-x,50%)_var(--focus-y,50%)] data-[focus-x="0"]:[--focus-x:0%] data-[focus-x="25"]:[--focus-x:25%] data-[focus-x="75"]:[--focus-x:75%] data-[focus-x="100"]:[--focus-x:100%] data-[focus-y="0"]:[--focus-y:0%] data-[focus-y="25"]:[--focus-y:25%] data-[focus-y="75"]:[--focus-y:75%] data-[focus-y="100"]:[--focus-y:100%]'

/** A picture that never shifts the page and, unless it has priority, loads when it comes near the screen. */
export function Picture({
  src,
  wide,
  alt,
  sizes,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  onLoad,
  className,
}: PictureProps) {
  const { width, height, srcSet, src: file } = pictureAt(src)
  const uploaded = uploadedPicture(src)
  if (priority) preloadPicture(src, sizes, wide && `not all and ${wideScreen}`)
  if (priority && wide) preloadPicture(wide.src, wide.sizes, wideScreen)
  const image = (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      className={uploaded ? `${focused} ${className ?? ''}` : className}
      // Where a photograph is cut, and that it fills its place.
      data-focus-x={uploaded?.focus.x}
      data-focus-y={uploaded?.focus.y}
      data-fills={uploaded && !uploaded.clear ? '' : undefined}
      src={file}
    />
  )
  if (srcSet === undefined) return image
  return (
    <picture className="contents">
      {wide && (
        <source
          media={wideScreen}
          type="image/avif"
          srcSet={pictureAt(wide.src).srcSet}
          sizes={wide.sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {image}
    </picture>
  )
}
