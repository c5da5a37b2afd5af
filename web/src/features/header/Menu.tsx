import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link, useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { type MenuEntry, useMenu } from '../../lib/catalogue/use-menu.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { hasManyCategories } from './many-categories.ts'
import { SearchField } from './search/SearchField.tsx'
import { usePopover } from './use-popover.ts'

const id = 'menu'

const buttonClass = '-mr-3 flex size-12 flex-none items-center justify-center'

/**
 * The menu on a phone: a button and its sheet, full height, whose rows fill it, within reach of the thumb. A
 * popover, so it opens before the page's scripts run; they keep the focus in it, and have Back close it.
 */
export function Menu() {
  const { popover, open, openings, onBeforeToggle, onToggle } = usePopover()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useMenu()

  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      document.getElementById(id)?.hidePopover()
      return true
    },
  })

  useEffect(() => {
    const sheet = document.getElementById(id)
    const opener = button.current
    if (!open || !sheet) return undefined
    sheet.focus()
    const behind = inertBehind(sheet)
    const closeWithoutButton = () => {
      if (!opener?.checkVisibility()) sheet.hidePopover()
    }
    window.addEventListener('resize', closeWithoutButton)
    return () => {
      window.removeEventListener('resize', closeWithoutButton)
      for (const element of behind) element.inert = false
      // It still has the focus when it has just been hidden.
      const { activeElement } = document
      if (activeElement === document.body || sheet.contains(activeElement)) opener?.focus()
    }
  }, [open])

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={`${buttonClass} no-print ${hasManyCategories ? '@7xl:hidden' : '@5xl:hidden'}`}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        aria-modal={open}
        tabIndex={-1}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        className="sheet fixed inset-0 size-full overflow-y-auto bg-background text-foreground transition duration-200 ease-out open:flex flex-col starting:open:-translate-y-4 starting:open:opacity-0"
      >
        <div className="page flex h-16 shrink-0 items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={buttonClass}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div className="page pt-2">
          <SearchField key={openings} look="sheet" />
        </div>
        <nav aria-label="Catalog" className="page grow pt-4">
          <ul className="grid h-full auto-rows-fr border-line max-md:border-b max-md:*:border-t max-md:*:border-line md:grid-cols-3 md:gap-4">
            {menu.map((entry) => (
              <li key={entry.category}>
                <CategoryRow {...entry} open={open} />
              </li>
            ))}
          </ul>
        </nav>
        <ul className="page flex flex-wrap justify-between gap-x-6 pt-2 md:grid md:grid-cols-3 md:pt-4">
          {choosingLinks.map(({ name, description, link }) => (
            <li key={name}>
              <Link
                {...link}
                activeOptions={{ exact: true }}
                className="prose-link inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
              <span className="hidden text-sm text-balance text-muted md:block">{description}</span>
            </li>
          ))}
        </ul>
        <div className="page grid grid-cols-2 gap-3 pt-3 md:pt-8 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <ButtonLink to="/products" activeOptions={{ exact: true }}>
            Products
          </ButtonLink>
          <ButtonLink to="/contact" look="outline">
            Support
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

function CategoryRow({ category, count, imageUrl, open }: MenuEntry & { open: boolean }) {
  return (
    <Link
      {...categoryLink(category)}
      className="group relative flex h-full min-h-20 items-center gap-4 py-1.5 -outline-offset-2 chamfer md:panel md:flex-wrap md:content-between md:p-6"
    >
      {/* Where letters are large, the name beside it needs the width. */}
      <span className="flex size-16 flex-none items-center justify-center chamfer max-md:glow [--cut:10px] md:h-[min(16rem,20svh)] md:w-full">
        {open && imageUrl && (
          <Picture
            src={cutOutOf(imageUrl)}
            alt=""
            sizes="(min-width: 48rem) 16rem, 3.5rem"
            className="size-14 object-contain md:size-full"
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="display block text-[min(1.125rem,6.8vw)]/tight md:text-2xl">
          {categoryFacts(category).name}
        </span>
        {count !== undefined && (
          <span className="block text-sm text-muted tabular">
            {countOf(count, 'product')} available
          </span>
        )}
      </span>
      <Icon
        name="arrow"
        className="size-5 text-muted group-hover:text-accent-bright md:absolute md:top-5 md:right-5"
      />
    </Link>
  )
}

// Takes everything but the sheet and what holds it out of reach; not the line that announces.
function inertBehind(sheet: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = []
  for (let part: Element | null = sheet; part && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement && sibling.role !== 'status')
        behind.push(sibling)
  for (const element of behind) element.inert = true
  return behind
}
