import { pictureAt } from '@argo/domain/photographs'
import type { PictureFacts } from '@argo/domain/picture-set'
import { useHydrated } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { useFirstScreenDrawn } from '../../../ui/use-first-screen-drawn.ts'
import { gallerySizes } from './gallery-pictures.ts'

/** The gallery's pictures in a row; each leads to its largest file and, where scripts run, opens full screen. */
export function Slides({
  pictures,
  shown,
  first,
  alive,
  open,
}: {
  pictures: PictureFacts[]
  shown: number
  /** The picture that is on the screen at first, and fetched first. */
  first: number
  alive: boolean
  open: () => void
}) {
  function openHere(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }

  // A strip that begins elsewhere needs the places before.
  const drawn = useFirstScreenDrawn() || first > 0
  // Those after the next are fetched when the page answers; without scripts, when they come near.
  const fetchable = useHydrated() || first > 0
  return (
    <ul className="flex touch-pan-y touch-pinch-zoom">
      {(drawn ? pictures : pictures.slice(0, 1)).map(({ alt, src, placeholder }, index) => (
        <li
          // A colour changes every picture and keeps the view: the place is the identity.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`min-w-0 shrink-0 grow-0 basis-full snap-start ${index > 1 && !fetchable ? 'hidden noscript:block' : ''}`}
        >
          <a
            href={pictureAt(src).largest}
            draggable={false}
            tabIndex={alive && index !== shown ? -1 : undefined}
            onClick={openHere}
            className="relative block focus-visible:outline-offset-[-6px]"
          >
            {placeholder !== null && (
              <svg aria-hidden="true" className="absolute inset-0 size-full print:hidden">
                <rect width="100%" height="100%" fill={placeholder} />
              </svg>
            )}
            <Picture
              src={src}
              alt={alt}
              sizes={gallerySizes}
              priority={index === first}
              className={`${index === first ? 'hero ' : ''}relative aspect-[5/4] max-h-[78svh] w-full object-contain`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
