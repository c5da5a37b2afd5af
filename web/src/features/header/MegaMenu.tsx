import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import css from './MegaMenu.module.css'
import { usePopover } from './use-popover.ts'

/**
 * A button in the bar and its mega panel, a popover, of which the browser keeps only one open. The page has the panel with
 * its links alone; what else it shows comes when a pointer or the focus comes near: each time, what is stale or failed is
 * read again.
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
  // The focus may leave the button before the toggle event comes.
  const [opening, setOpening] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
        className={`eyebrow ${css.button}`}
      >
        {name}
        <Icon name="chevron" className={css.chevron} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        aria-label={name}
        onBeforeToggle={({ newState }) => setOpening(newState === 'open')}
        onToggle={onToggle}
        className={css.panel}
      >
        {children(near || opening || open)}
      </div>
    </>
  )
}
