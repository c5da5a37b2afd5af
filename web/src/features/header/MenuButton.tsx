import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LazyWidget } from '../../ui/LazyWidget.tsx'

const loadSheet = () => import('./MenuSheet.tsx')
const preloadSheet = () => {
  loadSheet().catch(() => {
    // It is imported again when it is opened.
  })
}

/** Opens the menu on a phone. Its sheet is preloaded when a pointer or the focus comes near. */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  // Here and not in the sheet, which may come after the visitor has gone on.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      button.current?.focus()
    wasOpen.current = open
  }, [open])

  const fail = () => {
    setOpen(false)
    notify({
      title: 'The menu did not load',
      text: 'Please try again, or use the links at the foot of the page.',
      tone: 'failure',
    })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => setOpen(true)}
        className="no-print -mr-[12px] flex size-12 shrink-0 items-center justify-center noscript:hidden @min-[62rem]:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <a
        href="#site-links"
        className="no-print eyebrow hidden min-h-11 items-center noscript:flex noscript:@min-[62rem]:hidden"
      >
        Menu
      </a>
      {open && (
        <LazyWidget load={loadSheet} onError={fail}>
          {(MenuSheet) => <MenuSheet onClose={() => setOpen(false)} />}
        </LazyWidget>
      )}
    </>
  )
}
