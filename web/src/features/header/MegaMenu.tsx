import { type ReactNode, useState } from 'react'
import { usePopover } from './use-popover.ts'

// With a chevron where there is room, and a line while its panel is open.
const button =
  'eyebrow relative flex h-full items-center gap-1.5 px-1.25 whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-foreground @min-[72rem]:px-2 @min-[78rem]:before:order-1 @min-[78rem]:before:size-[0.4375rem] @min-[78rem]:before:-translate-y-1/4 @min-[78rem]:before:rotate-45 @min-[78rem]:before:border-r-[1.25px] @min-[78rem]:before:border-b-[1.25px] @min-[78rem]:before:opacity-60 @min-[86rem]:px-3.5'

const buttonOfOpen =
  'has-[+:popover-open]:text-foreground has-[+:popover-open]:after:absolute has-[+:popover-open]:after:inset-x-0 has-[+:popover-open]:after:bottom-0 has-[+:popover-open]:after:h-[3px] has-[+:popover-open]:after:bg-accent has-[+:popover-open]:before:translate-y-0 has-[+:popover-open]:before:-rotate-135'

// Full width under the bar, revealed from its top edge.
const panel =
  'fixed inset-x-0 top-16 bottom-auto max-h-[calc(100dvh-4rem)] w-full grid-cols-12 gap-8 overflow-y-auto border-y border-line bg-background px-[max(var(--page-edge),(100%-var(--page-width))/2+var(--page-edge))] py-8 text-foreground opacity-0 transition-[opacity,clip-path,display,overlay] transition-discrete duration-200 ease-out [clip-path:inset(0_0_100%)] backdrop:bg-black/45 open:grid open:opacity-100 open:[clip-path:inset(0)] starting:open:opacity-0 starting:open:[clip-path:inset(0_0_100%)]'

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
        className={`${button} ${buttonOfOpen}`}
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
        className={panel}
      >
        {children(near || open)}
      </div>
    </>
  )
}
