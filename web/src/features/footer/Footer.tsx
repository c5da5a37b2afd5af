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
]

const tools = [...choosingLinks, { name: 'Search', link: linkOptions({ to: '/search' }) }]

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
        className="page grid scroll-mt-16 grid-cols-2 gap-x-4 gap-y-12 py-16 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-12"
      >
        <div className="col-span-full flex flex-wrap items-end justify-between gap-x-6 lg:col-span-3 lg:block">
          <div>
            <button
              type="button"
              aria-label="Argo, back to the top"
              onClick={scrollToTop}
              className="-mt-3 flex min-h-11 items-center"
            >
              <Logo />
            </button>
            <p className="eyebrow mt-3 text-muted">Forged For Gamers</p>
          </div>
          <SocialLinks className="mt-6" />
        </div>
        <FooterLinks title="Products" links={products} className="lg:col-span-2" />
        <FooterLinks title="Support" links={support} className="lg:col-span-2" />
        <FooterLinks
          title="Tools"
          links={tools}
          className="max-sm:col-span-full max-sm:[&_ul]:columns-2 max-sm:[&_ul]:gap-x-4 lg:col-span-2"
        />
        <div className="col-span-full lg:col-span-3">{newsletter}</div>
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
