import { pictureAt } from '@argo/domain/photographs'
import type { PictureFacts } from '@argo/domain/picture-set'
import { useHydrated } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../lib/plain-click.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useFirstScreenDrawn } from '../../../ui/use-first-screen-drawn.ts'
import { gallerySizes } from './gallery-pictures.ts'

/** The gallery's pictures in a row; each is a link to its largest file and, where scripts run, opens the viewer. */
export function Slides({
  pictures,
  shown,
  first,
  loops,
  open,
}: {
  pictures: PictureFacts[]
  shown: number
  /** The index of the picture that is shown at first, which has priority. */
  first: number
  /** Whether Embla moves the row; until then it scrolls natively. */
  loops: boolean
  open: () => void
}) {
  function openHere(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }

  // A row that starts at another picture needs those before it, to scroll there.
  const drawn = useFirstScreenDrawn() || first > 0
  // Those after the next are fetched once the page is hydrated; without scripts, when they come near.
  const fetchable = useHydrated() || first > 0
  return (
    <ul className={`flex ${loops ? '[touch-action:pan-y_pinch-zoom]' : ''}`}>
      {(drawn ? pictures : pictures.slice(0, 1)).map(({ alt, src, placeholder }, index) => (
        <li
          // Another color changes every picture and keeps the view: the index is the identity.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={`min-w-0 shrink-0 grow-0 basis-full snap-start ${index > 1 && !fetchable ? 'hidden noscript:block' : ''}`}
        >
          <a
            href={pictureAt(src).largest}
            draggable={false}
            tabIndex={loops && index !== shown ? -1 : undefined}
            onClick={openHere}
            className="relative block focus-visible:outline-offset-[-6px]"
          >
            {placeholder !== null && (
              <svg
                viewBox="0 0 5 4"
                aria-hidden="true"
                className="absolute inset-0 size-full print:hidden"
              >
                <rect width="5" height="4" fill={placeholder} />
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
