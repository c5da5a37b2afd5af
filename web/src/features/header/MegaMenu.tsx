import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
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
        className="eyebrow flex h-full items-center gap-1.5 px-1.25 whitespace-nowrap text-muted -outline-offset-2 hover:text-foreground has-[+:popover-open]:text-foreground has-[+:popover-open]:shadow-[inset_0_-3px_var(--color-accent)] @min-[72rem]:px-2 @min-[86rem]:px-3.5"
      >
        {name}
        <Icon
          name="chevron"
          className="-mx-1 hidden size-3.5 @min-[78rem]:block in-[:has(+:popover-open)]:rotate-180"
        />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        aria-label={name}
        onToggle={onToggle}
        className="fixed inset-x-0 top-16 bottom-auto max-h-[calc(100dvh-4rem)] w-full grid-cols-12 gap-8 overflow-y-auto border-y border-line bg-background px-[max(var(--page-edge),(100%-var(--page-width))/2+var(--page-edge))] py-8 text-foreground transition duration-200 ease-out backdrop:bg-black/45 open:grid starting:open:-translate-y-2 starting:open:opacity-0"
      >
        {children(near || open)}
      </div>
    </>
  )
}
