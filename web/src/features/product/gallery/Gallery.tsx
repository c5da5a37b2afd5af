import { viewOf } from '@argo/domain/photographs'
import type { PictureFacts } from '@argo/domain/picture-set'
import { useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { landPicture } from '../../../ui/grow-picture.ts'
import { usePreloaded } from '../../../ui/use-preloaded.ts'
import { fetchAhead, gallerySizes } from './gallery-pictures.ts'
import { Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useCarousel } from './use-carousel.ts'
import { useViewer } from '../viewer/use-viewer.ts'

const CarouselMotion = lazy(() => import('./CarouselMotion.tsx'))
const loadViewer = () => import('../viewer/Viewer.tsx')
const Viewer = lazy(loadViewer)

const controlClass =
  'absolute z-10 flex items-center justify-center text-ash transition-colors duration-200 [filter:drop-shadow(0_0_3px_#0a0b0d)] hover:text-ember-hot'
const stepClass = `${controlClass} top-1/2 size-14 -translate-y-1/2 focus-visible:outline-offset-[-8px]`

interface GalleryProps {
  name: string
  pictures: PictureFacts[]
  /** The place of the picture that is shown at first. */
  start: number
  /** Told which picture is shown. */
  onShow: (index: number) => void
}

/** The pictures of a product, one at a time and round again: by swipe, buttons, thumbnails or arrow keys. */
export function Gallery({ name, pictures, start, onShow }: GalleryProps) {
  const [first] = useState(start)
  usePreloaded(pictures[first]?.src, gallerySizes)
  const { strip, alive, begin, shown, show, jump, next, previous } = useCarousel(first)
  const hydrated = useHydrated()
  const viewer = useViewer()
  const section = useRef<HTMLElement>(null)
  const count = pictures.length
  const after = pictures[(shown + 1) % count]?.src
  const before = pictures[(shown + count - 1) % count]?.src

  useEffect(() => onShow(shown), [onShow, shown])

  useEffect(() => {
    if (shown === first) return
    for (const src of [after, before]) fetchAhead(src)
  }, [shown, first, after, before])

  useEffect(() => landPicture(section.current?.querySelector<HTMLImageElement>('.hero')), [])

  // The focus stays with the picture that is shown.
  useEffect(() => {
    if (viewer.open) return
    const links = section.current?.querySelectorAll<HTMLElement>('li > a') ?? []
    if ([...links].some((link) => link === document.activeElement))
      links[shown]?.focus({ preventScroll: true })
  }, [shown, viewer.open])

  function step(event: KeyboardEvent) {
    if (viewer.open || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') next()
    else if (event.key === 'ArrowLeft') previous()
    else return
    event.preventDefault()
  }

  const open = () => viewer.openWith(viewOf(pictures[shown]?.src ?? ''))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys pressed on any of its controls
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onKeyDown={step}
      onPointerEnter={loadViewer}
      onFocus={loadViewer}
      data-alive={alive}
      className="group/gallery"
    >
      <div className="glow relative lg:chamfer lg:[--cut:28px]">
        <div
          ref={strip}
          role="group"
          aria-label="Picture shown; arrow keys change it"
          className="snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] group-data-[alive=true]/gallery:snap-none group-data-[alive=true]/gallery:overflow-hidden"
        >
          <Slides pictures={pictures} shown={shown} first={first} alive={alive} open={open} />
        </div>
        <div className="invisible group-data-[alive=true]/gallery:visible print:hidden">
          {count > 1 && (
            <>
              <button
                type="button"
                aria-label="Previous picture"
                onClick={previous}
                className={`${stepClass} left-0`}
              >
                <Icon name="back" className="size-6" />
              </button>
              <button
                type="button"
                aria-label="Next picture"
                onClick={next}
                className={`${stepClass} right-0`}
              >
                <Icon name="arrow" className="size-6" />
              </button>
            </>
          )}
          <button
            type="button"
            aria-label="View full screen"
            aria-haspopup="dialog"
            onClick={open}
            className={`${controlClass} top-0 right-0 size-14 focus-visible:outline-offset-[-8px]`}
          >
            <Icon name="expand" className="size-6" />
          </button>
        </div>
        <p
          aria-live="polite"
          aria-atomic="true"
          className="tabular absolute bottom-3 left-4 bg-coal/60 px-2 text-sm font-semibold text-ash lg:bottom-5 lg:left-6 print:hidden"
        >
          <span className="sr-only">Picture </span>
          {shown + 1} / {count}
          <span className="sr-only">: {pictures[shown]?.alt}</span>
        </p>
      </div>
      {count > 1 && <Thumbnails pictures={pictures} shown={shown} show={show} />}
      {hydrated && (
        <Suspense>
          <CarouselMotion strip={strip} onReady={begin} />
        </Suspense>
      )}
      {viewer.open && (
        <Suspense>
          <Viewer
            name={name}
            pictures={pictures}
            start={shown}
            onShow={(index) => {
              jump(index)
              viewer.tell(viewOf(pictures[index]?.src ?? ''))
            }}
            onClose={viewer.close}
          />
        </Suspense>
      )}
    </section>
  )
}
