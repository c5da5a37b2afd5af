import { pictureAt } from '@argo/domain/pictures/photographs'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { gallerySizes, pictureClass, stageClass, wideSizes } from './gallery-pictures.ts'
import css from './slides.module.css'

/** The gallery's pictures in a row; each is a link to its largest file and, where scripts run, opens the viewer. */
export function Slides({
  pictures,
  shown,
  first,
  isNear,
  loops,
  isCovered,
  open,
}: {
  pictures: PictureFacts[]
  shown: number
  /** The index of the picture that is shown at first, which has priority. */
  first: number
  /** Whether a picture is to be fetched; the others are, where no scripts run. */
  isNear: (index: number) => boolean
  /** Whether the row loops; until then it scrolls natively. */
  loops: boolean
  /** Whether they are shown full screen, over the row. */
  isCovered: boolean
  open: () => void
}) {
  function openHere(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }

  return (
    <ul className={`flex h-full ${loops ? '[touch-action:pan-y_pinch-zoom]' : ''}`}>
      {/* A hidden lazy picture is not fetched; browsers fetch visible ones long before they come near. */}
      {pictures.map(({ alt, src, wide, placeholder }, index) => (
        <li
          // Another color changes every picture and keeps the view: the index is the identity.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="relative min-w-0 shrink-0 grow-0 basis-full snap-start"
        >
          <a
            ref={index === shown && !isCovered ? takeFocus : null}
            href={pictureAt(src).largest}
            aria-label={isNear(index) ? undefined : alt}
            draggable={false}
            tabIndex={loops && index !== shown ? -1 : undefined}
            onClick={openHere}
            className={`${css.link} ${wide ? css.wide : ''}`}
            data-wide={wide ? '' : undefined}
          >
            {placeholder !== null && isNear(index) && (
              <svg
                viewBox="0 0 5 4"
                aria-hidden="true"
                className={`absolute inset-0 size-full ${stageClass}`}
              >
                <rect width="5" height="4" fill={placeholder} />
              </svg>
            )}
            <Picture
              src={src}
              wide={wide ? { src: wide, sizes: wideSizes } : undefined}
              alt={alt}
              sizes={gallerySizes}
              priority={index === first}
              className={`${index === first ? 'hero ' : ''}${pictureClass} ${stageClass} relative object-contain ${isNear(index) ? '' : 'hidden unscripted:block'}`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

// The focus stays with the picture that is shown.
function takeFocus(link: HTMLElement | null): void {
  if (link?.closest('ul')?.contains(document.activeElement)) link.focus({ preventScroll: true })
}
