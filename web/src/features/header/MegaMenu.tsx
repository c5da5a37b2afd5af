import { type ReactNode, useState } from 'react'
import css from './MegaMenu.module.css'
import { usePopover } from './use-popover.ts'

/**
 * A button in the bar and its mega panel, a popover, of which the browser keeps only one open. The page has the panel with
 * its links alone; what else it shows comes when a pointer or the focus comes near, and goes once it has closed: the next
 * time, what is stale or failed is read again.
 */
export function MegaMenu({
  id,
  name,
  children,
}: {
  id: string
  name: string
  /** What is in the panel, with or without what comes late. */
  children: (filled: boolean) => ReactNode
}) {
  const { popover, open, onToggle } = usePopover()
  const [near, setNear] = useState(false)
  const leave = () => setNear(open)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={leave}
        onFocus={() => setNear(true)}
        onBlur={leave}
        className={`eyebrow ${css.button}`}
      >
        {name}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        aria-label={name}
        onToggle={(event) => {
          onToggle(event)
          // Until it has closed.
          setNear(true)
        }}
        onTransitionEnd={(event) => event.target === event.currentTarget && leave()}
        className={css.panel}
      >
        {children(near || open)}
      </div>
    </>
  )
}
