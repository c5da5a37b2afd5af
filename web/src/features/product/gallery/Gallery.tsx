import { viewOf } from '@argo/domain/pictures/picture-view'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { notify } from '../../../lib/notifications/notify.ts'
import { lazyComponent, WhenLoaded } from '../../../lib/loading/lazy-component.tsx'
import { useViewer } from '../viewer/use-viewer.ts'
import { pictureClass } from './gallery-pictures.ts'
import { GalleryControls } from './GalleryControls.tsx'
import { Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useCarousel } from './use-carousel.ts'

const Viewer = lazyComponent(() => import('../viewer/Viewer.tsx'))

interface GalleryProps {
  name: string
  pictures: PictureFacts[]
  /** The index of the picture that is shown at first. */
  start: number
  /** Called with the index of the picture that is shown. */
  onShow: (index: number) => void
}

/** The pictures of a product, one at a time and round again: by swipe, buttons, thumbnails or arrow keys. */
export function Gallery({ name, pictures, start, onShow }: GalleryProps) {
  const [first] = useState(start)
  const { viewport, loops, shown, show, jump, next, previous } = useCarousel(first, pictures.length)
  const [moved, setMoved] = useState(false)
  const hydrated = useHydrated()
  const viewer = useViewer()
  const count = pictures.length
  const moves: Record<string, () => void> = { ArrowRight: next, ArrowLeft: previous }
  if (shown !== first && !moved) setMoved(true)

  useEffect(() => onShow(shown), [onShow, shown])

  function step(event: KeyboardEvent) {
    const move = viewer.open ? undefined : moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move()
  }

  // The next one when the page is hydrated, and has its first picture; all when the visitor goes through them.
  const isNear = (index: number) =>
    moved || index === shown || (hydrated && index === (shown + 1) % count)
  const open = () => viewer.openWith(viewOf(pictures[shown]?.src ?? ''))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys pressed on any of its controls
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onKeyDown={step}
      onPointerMove={preloadViewer}
      onFocus={preloadViewer}
      data-loops={loops}
    >
      <div className="relative lg:static">
        {/* On a desktop as wide as the page: its pictures pass beneath the words. */}
        <div
          ref={viewport}
          role="group"
          aria-label="Picture shown; arrow keys change it"
          className={`lg:absolute lg:inset-y-0 lg:right-0 lg:w-screen ${loops ? 'overflow-hidden' : 'overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none]'}`}
        >
          <Slides
            pictures={pictures}
            shown={shown}
            first={first}
            isNear={isNear}
            loops={loops}
            isCovered={viewer.open}
            open={open}
          />
        </div>
        {/* The place of a picture; there a press goes through to it. */}
        <div
          className={`${pictureClass} max-lg:contents lg:pointer-events-none lg:relative lg:*:pointer-events-auto`}
        >
          <GalleryControls several={count > 1} previous={previous} next={next} open={open} />
          <PictureCount shown={shown} count={count} alt={pictures[shown]?.alt} />
        </div>
      </div>
      {count > 1 && (
        <Thumbnails
          pictures={pictures}
          shown={shown}
          isNear={isNear}
          show={show}
          className="lg:pl-0"
        />
      )}
      {viewer.open && (
        <WhenLoaded component={Viewer} onError={() => closeWithNotice(viewer.close)}>
          <Viewer
            name={name}
            pictures={pictures}
            start={shown}
            onShow={(index) => {
              jump(index)
              viewer.follow(viewOf(pictures[index]?.src ?? ''))
            }}
            onClose={viewer.close}
          />
        </WhenLoaded>
      )}
    </section>
  )
}

function preloadViewer(): void {
  void Viewer.preload()
}

/** Which picture is shown, seen and announced. */
function PictureCount({
  shown,
  count,
  alt,
}: {
  shown: number
  count: number
  alt: string | undefined
}) {
  return (
    <p
      aria-live="polite"
      aria-atomic="true"
      className="tabular absolute bottom-3 left-4 bg-background/60 px-3 text-sm font-semibold text-foreground lg:bottom-4 lg:left-8"
    >
      <span className="sr-only">Picture </span>
      {shown + 1} / {count}
      <span className="sr-only">: {alt}</span>
    </p>
  )
}

function closeWithNotice(close: () => void): void {
  close()
  notify({
    title: 'Full screen did not load',
    text: 'Please check your connection and try again.',
    tone: 'failure',
  })
}
