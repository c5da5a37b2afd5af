import type { ComponentType } from 'react'
import { PageError } from '../features/page-error/PageError.tsx'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'

const pages = {
  'catalogue/ProductsPage': () => import('../features/catalogue/ProductsPage.tsx'),
  'contact/ContactPage': () => import('../features/contact/ContactPage.tsx'),
  'fit/ChairsPage': () => import('../features/fit/ChairsPage.tsx'),
  'fit/FitPage': () => import('../features/fit/FitPage.tsx'),
  'home/HomePage': () => import('../features/home/HomePage.tsx'),
  'newsletter/NewsletterPage': () => import('../features/newsletter/NewsletterPage.tsx'),
  'pages/CookiesPage': () => import('../features/pages/CookiesPage.tsx'),
  'pages/DownloadsPage': () => import('../features/pages/DownloadsPage.tsx'),
  'pages/PrivacyPage': () => import('../features/pages/PrivacyPage.tsx'),
  'pages/RegistrationPage': () => import('../features/pages/RegistrationPage.tsx'),
  'pages/TermsPage': () => import('../features/pages/TermsPage.tsx'),
  'warranty/WarrantyPage': () => import('../features/warranty/WarrantyPage.tsx'),
}

export type PageName = keyof typeof pages

/**
 * A route's page, loaded when it is needed. The server finds the page's built files by the same name, so that
 * they are loaded beside the entry.
 */
export function page(name: PageName) {
  return pageWithProps(name, pages[name], () => ({}))
}

/** The same for a page of several routes: each reads the page's props from its own parameters and data. */
export function pageWithProps<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  useProps: () => Props,
) {
  const Page = lazyComponent(load)
  return {
    component: Object.assign(() => <Page {...useProps()} />, { preload: Page.preload }),
    errorComponent: PageError,
    staticData: { page: `src/features/${name}.tsx` },
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The source of the route's page, by which its built files are found. */
    page?: string
  }
}
