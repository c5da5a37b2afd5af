import { pictureAt } from '@argo/domain/pictures/photographs'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Thumbnails } from '../gallery/Thumbnails.tsx'
import { SpriteImage } from '../gallery/SpriteImage.tsx'
import { useSwipe } from './use-swipe.ts'
import { useZoom, zoomStep } from './use-zoom.ts'
import css from './Viewer.module.css'
import { ViewerBar } from './ViewerBar.tsx'

const step =
  'z-10 col-start-1 row-start-2 flex size-14 items-center justify-center self-center -outline-offset-8 hover:text-accent-bright'

// Over its thumbnail, which has loaded already.
const whole = 'absolute inset-0 size-full object-contain'

// A phone's screen is higher than a picture: the rest is filled with its colors.
const ground =
  'col-start-1 row-start-2 -z-10 size-full opacity-50 [filter:blur(2.5rem)] [mask-image:linear-gradient(transparent,#000_30%,#000_70%,transparent)]'

const arrow = 'size-10 bg-background/60 p-2'

interface ViewerProps {
  name: string
  pictures: PictureFacts[]
  /** The index of the picture that is shown at first. */
  start: number
  /** Called with the index of the picture that is shown. */
  onShow: (index: number) => void
  onClose: () => void
}

const panStep = 80

/** A product's pictures full screen, one at a time, with zoom. */
export default function Viewer({ name, pictures, start, onShow, onClose }: ViewerProps) {
  const [shown, setShown] = useState(start)
  const count = pictures.length
  const { src = '', alt = '', spriteIndex = null } = pictures[shown] ?? {}
  const { width } = pictureAt(src)
  const { scale, stage, zoomBy, toggleAt, panBy, reset } = useZoom()
  const swipe = useSwipe((by) => show(shown + by), scale > 1)

  function show(index: number) {
    const place = (index + count) % count
    reset()
    setShown(place)
    onShow(place)
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const action = actionOf(event.key)
    if (!action) return
    event.preventDefault()
    action()
  }

  function actionOf(key: string): (() => void) | undefined {
    const zoomed = scale > 1
    switch (key) {
      case 'ArrowLeft':
        return () => (zoomed ? panBy(-panStep, 0) : show(shown - 1))
      case 'ArrowRight':
        return () => (zoomed ? panBy(panStep, 0) : show(shown + 1))
      case 'ArrowUp':
        return () => panBy(0, -panStep)
      case 'ArrowDown':
        return () => panBy(0, panStep)
      case '+':
      case '=':
        return () => zoomBy(zoomStep)
      case '-':
        return () => zoomBy(1 / zoomStep)
      case '0':
        return reset
      default:
        return undefined
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on any of its controls
    <dialog
      ref={openModal}
      tabIndex={-1}
      aria-modal="true"
      aria-label={`Pictures of ${name}, full screen`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // When Escape is pressed twice, a browser may close it without a cancel event.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      className={`sheet isolate overflow-hidden overscroll-contain bg-background text-foreground transition-opacity duration-200 starting:open:opacity-0 ${css.viewer}`}
    >
      {spriteIndex !== null && (
        <SpriteImage src={src} index={spriteIndex} className={`${ground} md:hidden`} />
      )}
      <ViewerBar name={name} src={src} scale={scale} zoomBy={zoomBy} onClose={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and buttons do the same */}
      <div
        ref={stage}
        role="group"
        aria-label="Picture"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than the screen is scrolled by keys
        tabIndex={scale > 1 ? 0 : undefined}
        data-viewer="stage"
        onDoubleClick={toggleAt}
        onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
          if (buttons === 1 && pointerType === 'mouse') panBy(-movementX, -movementY)
        }}
        {...swipe}
        className={`col-start-1 row-start-2 data-swipes:touch-pinch-zoom ${css.stage} ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div
          key={src}
          data-viewer="picture"
          // Before it is zoomed it is not enlarged beyond its pixels.
          style={{ width: `calc(${scale} * min(100cqw, 125cqh, ${width}px))` }}
          className="relative aspect-5/4 transition-opacity duration-200 starting:opacity-0"
        >
          {spriteIndex !== null && <SpriteImage src={src} index={spriteIndex} className={whole} />}
          <FullPicture src={src} alt={alt} zoomed={scale > 1} />
        </div>
      </div>
      <p
        aria-live="polite"
        aria-atomic="true"
        className="tabular min-h-28 px-(--page-edge) py-3 text-center text-muted text-balance md:min-h-0 [@media(max-height:30rem)]:truncate [@media(max-height:30rem)]:py-1"
      >
        <span className="sr-only">Picture </span>
        <span className="font-semibold text-foreground">
          {shown + 1} / {count}
        </span>
        <span className="sr-only">: </span> {alt}
      </p>
      {count > 1 && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={() => show(shown - 1)}
            className={`${step} ml-(--beside)`}
          >
            <Icon name="back" className={arrow} />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => show(shown + 1)}
            className={`${step} mr-(--beside) justify-self-end`}
          >
            <Icon name="arrow" className={arrow} />
          </button>
          <div className="mx-auto w-full max-w-360 min-w-0 pt-1 pb-2 [@media(max-height:30rem)]:hidden">
            <Thumbnails
              pictures={pictures}
              shown={shown}
              show={show}
              className="justify-center-safe"
            />
          </div>
        </>
      )}
    </dialog>
  )
}

// A modal dialog traps the focus, makes the page beneath inert and gives the focus back.
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  dialog.focus()
  return () => dialog.close()
}

/** A picture in the size of the screen or, zoomed in, larger. */
function FullPicture({ src, alt, zoomed }: { src: string; alt: string; zoomed: boolean }) {
  const { srcSet, width, height, src: file } = pictureAt(src)
  const image = (
    <img src={file} alt={alt} width={width} height={height} draggable={false} className={whole} />
  )
  if (srcSet === undefined) return image
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={zoomed ? '100rem' : 'min(100vw, 125vh)'} />
      {image}
    </picture>
  )
}
