import type { MenuCategory } from '@argo/domain/menu'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

const loadSheet = () => import('./MenuSheet.tsx')
const MenuSheet = lazy(loadSheet)

/** The phone's way into the menu. Its sheet is fetched when a finger or the focus comes near. */
export function MenuButton({ menu }: { menu: MenuCategory[] }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={() => setOpen(true)}
        className="-mr-[12px] flex size-12 items-center justify-center noscript:hidden lg:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <a
        href="#site-links"
        className="eyebrow hidden min-h-11 items-center noscript:flex noscript:lg:hidden"
      >
        Menu
      </a>
      {open && (
        <Suspense>
          <MenuSheet menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
