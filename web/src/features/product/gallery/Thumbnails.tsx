import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Picture, sizesOf } from '../../../ui/Picture.tsx'
import { SpriteImage } from './SpriteImage.tsx'

const pictureClass = 'w-full self-stretch object-cover'

const always = () => true

// The alt text after the product's name, to its first comma: "Show picture 5: from the rear left".
function thumbnailLabel(index: number, alt: string): string {
  return [`Show picture ${index + 1}`, alt.split(', ')[1]].filter(Boolean).join(': ')
}

/** Every picture as a small button, in a row that scrolls where they do not all fit. */
export function Thumbnails({
  pictures,
  shown,
  isNear = always,
  show,
  className,
}: {
  pictures: PictureFacts[]
  shown: number
  /** Whether a picture is to be fetched; one from elsewhere has its number until then. */
  isNear?: (index: number) => boolean
  show: (index: number) => void
  className: string
}) {
  const row = useRef<HTMLUListElement>(null)
  const scrolledFor = useRef(0)
  // Fetched after the first picture: until the page is hydrated they handle no click anyway.
  const hydrated = useHydrated()

  // Measuring a row that need not scroll would cost a layout.
  useEffect(() => {
    if (scrolledFor.current === shown) return
    scrolledFor.current = shown
    const thumbnail = row.current?.children[shown]
    if (!row.current || !(thumbnail instanceof HTMLElement)) return
    const middle = thumbnail.offsetLeft - (row.current.clientWidth - thumbnail.clientWidth) / 2
    row.current.scrollLeft = middle
  }, [shown])

  // An uploaded photograph has a small file for this.
  const isShown = (src: string, index: number) => uploadedPicture(src) !== null || isNear(index)

  return (
    <ul
      ref={row}
      aria-label="All pictures"
      className={`relative mt-2 flex gap-1.5 overflow-x-auto px-(--page-edge) pb-2 [scrollbar-width:none] lg:mt-3 unscripted:hidden ${className}`}
    >
      {pictures.map(({ src, alt, spriteIndex }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as in the gallery, the index is the identity
        <li key={index} className="shrink-0 lg:min-w-24 lg:max-w-36 lg:shrink lg:grow lg:basis-0">
          <button
            type="button"
            aria-label={thumbnailLabel(index, alt)}
            aria-current={index === shown}
            onClick={({ currentTarget }) => {
              // Safari does not; with the focus, arrow keys work from here on.
              currentTarget.focus({ preventScroll: true })
              show(index)
            }}
            className="glow relative flex aspect-5/4 w-18 items-center justify-center text-sm text-muted tabular border-b-2 border-line forced-color-adjust-none -outline-offset-8 aria-current:border-accent lg:w-full"
          >
            {hydrated && spriteIndex === null && isShown(src, index) && (
              <Picture src={src} alt="" sizes={sizesOf('6rem')} className={pictureClass} />
            )}
            {spriteIndex === null && !isShown(src, index) && index + 1}
            {hydrated && spriteIndex !== null && (
              <SpriteImage src={src} index={spriteIndex} className={pictureClass} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
