import type { PictureFacts } from '@argo/domain/pictures'
import { type KeyboardEvent, useEffect } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useCarousel } from './use-carousel.ts'

const stepClass =
  'absolute top-1/2 z-10 flex size-14 -translate-y-1/2 items-center justify-center text-ash transition-colors duration-200 hover:text-ember-hot focus-visible:outline-offset-[-8px] print:hidden'

/** The pictures of a product, one at a time and round again: by swipe, buttons, thumbnails or arrow keys. */
export function Gallery({ name, pictures }: { name: string; pictures: PictureFacts[] }) {
  const { viewport, alive, shown, show, next, previous } = useCarousel()
  const count = pictures.length
  const after = pictures[(shown + 1) % count]?.src
  const before = pictures[(shown + count - 1) % count]?.src

  useEffect(() => {
    if (shown === 0) return
    for (const src of [after, before]) if (src) new Image().src = src
  }, [shown, after, before])

  function step(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') next()
    else if (event.key === 'ArrowLeft') previous()
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys pressed on any of its controls
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onKeyDown={step}
      data-alive={alive}
      className="group/gallery"
    >
      <div className="glow relative lg:chamfer lg:[--cut:28px]">
        <div
          ref={viewport}
          role="group"
          aria-label="Picture shown; arrow keys change it"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls and answers arrow keys
          tabIndex={0}
          className="snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] group-data-[alive=true]/gallery:snap-none group-data-[alive=true]/gallery:overflow-hidden focus-visible:outline-offset-[-6px]"
        >
          <ul className="flex touch-pan-y touch-pinch-zoom">
            {pictures.map(({ alt, src }, index) => (
              <li
                // A colour changes every picture and keeps the view: the place is the identity.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className="min-w-0 shrink-0 grow-0 basis-full snap-start"
              >
                <Picture
                  src={src}
                  alt={alt}
                  priority={index === 0}
                  className="aspect-square max-h-[78svh] w-full object-contain p-4 lg:p-8 print:p-0"
                />
              </li>
            ))}
          </ul>
        </div>
        {count > 1 && (
          <div className="invisible group-data-[alive=true]/gallery:visible">
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
          </div>
        )}
        <p
          aria-live="polite"
          aria-atomic="true"
          className="tabular absolute bottom-3 left-5 text-sm font-semibold text-steel lg:bottom-5 lg:left-6 print:hidden"
        >
          <span className="sr-only">Picture </span>
          {shown + 1} / {count}
          <span className="sr-only">: {pictures[shown]?.alt}</span>
        </p>
      </div>
      {count > 1 && <Thumbnails pictures={pictures} shown={shown} show={show} />}
    </section>
  )
}
