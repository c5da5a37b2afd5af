import { useHydrated } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'

const controlClass =
  'absolute z-10 flex items-center justify-center text-ash transition-colors duration-200 [filter:drop-shadow(0_0_3px_#0a0b0d)] hover:text-ember-hot'
const stepClass = `${controlClass} top-1/2 size-14 -translate-y-1/2 focus-visible:outline-offset-[-8px]`

interface GalleryControlsProps {
  /** Whether there is more than one picture. */
  several: boolean
  previous: () => void
  next: () => void
  /** Shows the picture on the whole screen. */
  open: () => void
}

/** The buttons over the picture that is shown; without scripts they do nothing, and are not there. */
export function GalleryControls({ several, previous, next, open }: GalleryControlsProps) {
  const hydrated = useHydrated()
  return (
    <div className={`print:hidden ${hydrated ? '' : 'invisible'}`}>
      {several && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={focusAnd(previous)}
            className={`${stepClass} left-0`}
          >
            <Icon name="back" className="size-6" />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={focusAnd(next)}
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
        onClick={focusAnd(open)}
        className={`${controlClass} top-0 right-0 size-14 focus-visible:outline-offset-[-8px]`}
      >
        <Icon name="expand" className="size-6" />
      </button>
    </div>
  )
}

// Safari does not focus a button that is clicked; with the focus, arrow keys work from there on.
function focusAnd(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus({ preventScroll: true })
    act()
  }
}
