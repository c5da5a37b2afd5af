import { categories, categoryFacts } from '@argo/domain/products/category'
import { linkOptions, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { choosingLinks } from '../../lib/catalogue/choosing-links.ts'
import { Logo } from '../../ui/Logo.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const products = categories.map((category) => ({
  name: categoryFacts(category).name,
  link: categoryLink(category),
}))

const support = [
  { name: 'Search', link: linkOptions({ to: '/search' }) },
  { name: 'Warranty', link: linkOptions({ to: '/warranty' }) },
  { name: 'Contact Support', link: linkOptions({ to: '/contact' }) },
  {
    name: 'FAQs',
    link: linkOptions({
      to: '/contact',
      hash: 'faq',
      activeOptions: { exact: true, includeHash: true },
    }),
  },
  { name: 'Downloads', link: linkOptions({ to: '/downloads' }) },
  { name: 'Product Registration', link: linkOptions({ to: '/registration' }) },
  ...choosingLinks,
]

const legal = [
  { name: 'Terms', link: linkOptions({ to: '/terms' }) },
  { name: 'Privacy', link: linkOptions({ to: '/privacy' }) },
  { name: 'Cookies', link: linkOptions({ to: '/cookies' }) },
]

/** The footer of every page; `newsletter` is the form shown in it. */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  return (
    <footer className="rendered-when-near no-print border-t border-line bg-surface">
      <div
        id="site-links"
        className="page flex scroll-mt-16 flex-wrap gap-x-4 sm:gap-x-6 gap-y-12 py-16 lg:grid lg:grid-cols-12"
      >
        <div className="w-full lg:col-span-4">
          <button
            type="button"
            aria-label="Argo, back to the top"
            onClick={scrollToTop}
            className="-mt-3 flex min-h-11 items-center"
          >
            <Logo />
          </button>
          <p className="eyebrow mt-3 text-muted">Forged For Gamers</p>
          <SocialLinks className="mt-6" />
        </div>
        <FooterLinks title="Products" links={products} className="grow basis-[40%] lg:col-span-2" />
        <FooterLinks title="Support" links={support} className="grow basis-[40%] lg:col-span-2" />
        <div className="w-full lg:col-span-4">{newsletter}</div>
      </div>
      <div className="border-t border-line">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm text-muted">
          <p>
            © <CurrentYear /> Argo. All rights reserved.
          </p>
          <FooterLinks title="Legal" links={legal} row />
        </div>
      </div>
    </footer>
  )
}

// A page that was rendered last year says so until it is hydrated.
function CurrentYear() {
  const hydrated = useHydrated()
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {currentYear()}
    </span>
  )
}

function currentYear(): number {
  return new Date().getFullYear()
}

function scrollToTop() {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' })
}
