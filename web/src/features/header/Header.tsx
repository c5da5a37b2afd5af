import { categories } from '@argo/domain/products/category'
import { Link, ScriptOnce } from '@tanstack/react-router'
import { Logo } from '../../ui/Logo.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import css from './Header.module.css'
import { hasManyCategories } from './many-categories.ts'
import { Menu } from './Menu.tsx'
import { ToolsMenu } from './ToolsMenu.tsx'
import { SearchButton } from './search/SearchButton.tsx'

// In the page, so that a page that is reloaded further down has a dark bar before its scripts have come.
const followScroll = `{
  const { dataset } = document.currentScript.parentElement
  const follow = () => (dataset.scrolled = scrollY >= 10)
  follow()
  addEventListener('scroll', follow, { passive: true })
}`

/** The fixed top bar: transparent at the very top of the page, dark and blurred below it, and where no scripts run. */
export function Header() {
  return (
    // A container, because its queries, unlike media queries, count rem in the size of text in use: large text gets the menu.
    <header
      // The script below may have set data-scrolled before React comes.
      suppressHydrationWarning
      className={`fixed inset-x-0 top-0 z-40 @container h-16 transition-colors duration-200 print:absolute print:left-auto print:[container:none] ${css.bar}`}
    >
      <div className="page flex h-full items-center justify-between gap-4">
        <Link
          to="/home"
          aria-label="Argo, home"
          className="relative z-20 flex min-h-11 min-w-0 items-center"
        >
          <Logo />
        </Link>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaving any of its controls: an open panel would lie over what has it */}
        <nav
          aria-label="Catalog"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget))
              currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
          }}
          // Its place depends on nothing behind it: a page is painted while it comes.
          data-many={hasManyCategories || undefined}
          className={`no-print mr-auto hidden h-full ${hasManyCategories ? 'ml-[clamp(0rem,(100cqw-100rem)*0.25,16rem)] @7xl:block' : 'ml-[clamp(0rem,(100cqw-64rem)*0.25,16rem)] @5xl:block'}`}
        >
          <ul className="flex h-full">
            {categories.map((category) => (
              <li key={category} className="h-full">
                <CategoryMenu category={category} />
              </li>
            ))}
            <li className="h-full">
              <ToolsMenu />
            </li>
          </ul>
        </nav>
        <div
          className={`no-print -mr-3 hidden items-center ${hasManyCategories ? '@7xl:flex' : '@5xl:flex'}`}
        >
          <Link
            to="/contact"
            className="eyebrow flex min-h-11 items-center text-muted hover:text-foreground"
          >
            Support
          </Link>
          <SearchButton />
        </div>
        <Menu />
      </div>
      <ScriptOnce>{followScroll}</ScriptOnce>
    </header>
  )
}
