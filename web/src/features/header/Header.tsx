import { categories } from '@argo/domain/category'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScrolledPast } from '../../lib/use-scrolled-past.ts'
import { Logo } from '../../ui/Logo.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SearchButton } from './SearchButton.tsx'

/** The fixed top bar: transparent at the very top of the page, dark and blurred below it. */
export function Header() {
  return (
    <Bar>
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
          aria-label="Catalogue"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget))
              currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
          }}
          className="no-print hidden h-full @min-[62rem]:block"
        >
          <ul className="flex h-full">
            {categories.map((category) => (
              <li key={category} className="h-full">
                <CategoryMenu category={category} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="no-print -mr-[12px] hidden items-center @min-[62rem]:flex">
          <Link
            to="/contact"
            className="eyebrow flex min-h-11 items-center text-steel hover:text-ash"
          >
            Support
          </Link>
          <SearchButton />
        </div>
        <MenuButton />
      </div>
    </Bar>
  )
}

// A container, because its queries, unlike media queries, count rem in the size of text in use: large text gets the menu
// instead of a row that overflows. A component of its own, so that scrolling renders the bar and not what it holds.
function Bar({ children }: { children: ReactNode }) {
  const scrolled = useScrolledPast(10)
  return (
    <header
      data-scrolled={scrolled}
      className="@container fixed inset-x-0 top-0 z-40 h-16 border-b border-transparent transition-colors duration-200 data-[scrolled=true]:border-slag data-[scrolled=true]:bg-coal/85 data-[scrolled=true]:[backdrop-filter:blur(16px)] noscript:border-slag noscript:bg-coal/85"
    >
      {children}
    </header>
  )
}
