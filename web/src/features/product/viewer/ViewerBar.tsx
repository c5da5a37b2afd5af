import { viewOf } from '@argo/domain/pictures/picture-view'
import { Icon } from '../../../ui/Icon.tsx'
import { CopyLink } from './CopyLink.tsx'
import { maxScale, zoomStep } from './use-zoom.ts'

const button =
  'flex h-14 min-w-12 items-center justify-center -outline-offset-8 hover:text-accent-bright aria-disabled:cursor-default aria-disabled:text-muted'

interface ViewerBarProps {
  /** Of the product. */
  name: string
  /** The picture that is shown, by its address. */
  src: string
  scale: number
  zoomBy: (factor: number) => void
  onClose: () => void
}

/** The product's name, and the buttons that copy the address of what is shown, zoom and close. */
export function ViewerBar({ name, src, scale, zoomBy, onClose }: ViewerBarProps) {
  return (
    <div className="flex min-h-14 items-center pl-(--page-edge)">
      <p className="mr-auto line-clamp-2 leading-tight font-semibold text-balance">{name}</p>
      <CopyLink picture={viewOf(src)} className={button} />
      <button
        type="button"
        aria-label="Zoom out"
        aria-disabled={scale === 1}
        onClick={() => zoomBy(1 / zoomStep)}
        className={button}
      >
        <Icon name="minus" className="size-6" />
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        aria-disabled={scale === maxScale}
        onClick={() => zoomBy(zoomStep)}
        className={button}
      >
        <Icon name="plus" className="size-6" />
      </button>
      <button type="button" aria-label="Close" onClick={onClose} className={button}>
        <Icon name="close" className="size-6" />
      </button>
    </div>
  )
}
