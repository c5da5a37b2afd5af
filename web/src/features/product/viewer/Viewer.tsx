import { pictureAt } from '@argo/domain/pictures/photographs'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Thumbnails } from '../gallery/Thumbnails.tsx'
import { SpriteImage } from '../gallery/SpriteImage.tsx'
import { useZoom } from './use-zoom.ts'
import { ViewerBar } from './ViewerBar.tsx'
import { zoomStep } from './zoom.ts'
import styles from './viewer.module.css'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const { src = '', alt = '', spriteIndex = null } = pictures[shown] ?? {}
  const { scale, zooming } = useZoom(stage, src, (by) => show(shown + by))

  // A modal dialog traps the focus, makes the page beneath inert and gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    return () => element?.close()
  }, [])

  function show(index: number) {
    const place = (index + count) % count
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

  const zoomBy = (factor: number) => zooming.current?.zoomBy(factor)
  const panBy = (x: number, y: number) => zooming.current?.panBy({ x, y })

  function actionOf(key: string): (() => void) | undefined {
    const zoomed = scale > 1
    switch (key) {
      case 'ArrowLeft':
        return () => (zoomed ? panBy(panStep, 0) : show(shown - 1))
      case 'ArrowRight':
        return () => (zoomed ? panBy(-panStep, 0) : show(shown + 1))
      case 'ArrowUp':
        return () => panBy(0, panStep)
      case 'ArrowDown':
        return () => panBy(0, -panStep)
      case '+':
      case '=':
        return () => zoomBy(zoomStep)
      case '-':
        return () => zoomBy(1 / zoomStep)
      case '0':
        return () => zooming.current?.reset()
      default:
        return undefined
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on any of its controls
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-label={`Pictures of ${name}, full screen`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // When Escape is pressed twice, a browser may close it without a cancel event.
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      className={styles.viewer}
    >
      <ViewerBar
        src={src}
        alt={alt}
        place={shown + 1}
        count={count}
        scale={scale}
        zoomBy={zoomBy}
        onClose={onClose}
      />
      <div ref={stage} data-viewer="stage" className={styles.stage} data-zoomed={scale > 1}>
        <div key={src} data-viewer="picture" className={styles.picture}>
          {spriteIndex !== null && (
            <SpriteImage src={src} index={spriteIndex} className={styles.thumbnail ?? ''} />
          )}
          <FullPicture src={src} alt={alt} zoomed={scale > 1} />
        </div>
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={() => show(shown - 1)}
            className={`${styles.step} left-0`}
          >
            <Icon name="back" className="size-6" />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => show(shown + 1)}
            className={`${styles.step} right-0`}
          >
            <Icon name="arrow" className="size-6" />
          </button>
          <div className={styles.thumbnails}>
            <Thumbnails pictures={pictures} shown={shown} show={show} />
          </div>
        </>
      )}
    </dialog>
  )
}

/** A picture in the size of the screen or, zoomed in, larger. It covers its thumbnail, which has loaded already. */
function FullPicture({ src, alt, zoomed }: { src: string; alt: string; zoomed: boolean }) {
  const { srcSet, width, height, src: file } = pictureAt(src)
  const image = <img src={file} alt={alt} width={width} height={height} draggable={false} />
  if (srcSet === undefined) return image
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={zoomed ? '100rem' : 'min(100vw, 125vh)'} />
      {image}
    </picture>
  )
}
