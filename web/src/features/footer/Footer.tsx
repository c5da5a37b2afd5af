import { categories, categoryFacts } from '@argo/domain/products/category'
import { linkOptions, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
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
        className="page grid scroll-mt-16 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-x-4 gap-y-8 pt-10 pb-8 sm:gap-x-8 lg:grid-cols-[2fr_2fr_5fr] lg:pt-14 lg:pb-12"
      >
        <FooterLinks title="Products" links={products} />
        <FooterLinks title="Support" links={support} />
        <div className="col-span-full lg:col-span-1">{newsletter}</div>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-3 text-muted">
          <p className="py-1">
            © <CurrentYear /> Argo. All rights reserved.
          </p>
          <FooterLinks title="Legal" links={legal} row />
          <SocialLinks />
        </div>
        <button
          type="button"
          aria-label="Argo, back to the top"
          onClick={scrollToTop}
          className="block w-full -outline-offset-4"
        >
          <Wordmark />
        </button>
      </div>
    </footer>
  )
}

/** The brand's name as wide as the page, glowing where the page's end cuts it. */
function Wordmark() {
  return (
    <svg viewBox="73 8 368 52" aria-hidden="true" className="block w-full">
      <linearGradient id="cooling" x2="0" y2="1">
        <stop offset="0.45" stopColor="var(--color-line)" />
        <stop offset="0.9" stopColor="var(--color-ember)" />
        <stop offset="1" stopColor="var(--color-ember-hot)" />
      </linearGradient>
      <clipPath id="wordmark">
        <text x="60" y="79" textLength="384" fontSize="100" className="display uppercase">
          Argo
        </text>
      </clipPath>
      <path d="M73 8h368v52H73z" fill="url(#cooling)" clipPath="url(#wordmark)" />
    </svg>
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
