import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/Icon.tsx'

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
    <div className={hydrated ? '' : 'invisible'}>
      {several && (
        <>
          <Control
            label="Previous picture"
            icon="back"
            act={previous}
            className="right-14 bottom-0"
          />
          <Control label="Next picture" icon="arrow" act={next} className="right-0 bottom-0" />
        </>
      )}
      <Control
        label="View full screen"
        icon="expand"
        act={open}
        opensDialog
        className="top-0 right-0"
      />
    </div>
  )
}

interface ControlProps {
  label: string
  icon: ComponentProps<typeof Icon>['name']
  act: () => void
  opensDialog?: true
  className: string
}

function Control({ label, icon, act, opensDialog, className }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked; with the focus, arrow keys work from there on.
        currentTarget.focus({ preventScroll: true })
        act()
      }}
      className={`absolute z-10 flex size-14 items-center justify-center transition-colors duration-200 hover:text-accent-bright forced-colors:bg-[Canvas]! -outline-offset-8 ${className}`}
    >
      <Icon name={icon} className="size-10 bg-background/60 p-2" />
    </button>
  )
}
