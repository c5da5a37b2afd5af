import { fixedPages, type PageMetadata } from '@argo/domain/page-metadata'
import { createRoute } from '@tanstack/react-router'
import { pageHead } from './head.ts'
import { page, type PageName } from './page.ts'
import { rootRoute } from './root.tsx'

// A page that reads nothing from the catalogue.
function fixedRoute<const Path extends string>(path: Path, metadata: PageMetadata, name: PageName) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    head: ({ match }) => pageHead(metadata, match.context.publicUrl),
    ...page(name),
  })
}

const { contact, cookies, downloads, privacy, registration, terms, warranty } = fixedPages

export const contactRoute = fixedRoute('/contact', contact, 'contact/ContactPage')
export const cookiesRoute = fixedRoute('/cookies', cookies, 'pages/CookiesPage')
export const downloadsRoute = fixedRoute('/downloads', downloads, 'pages/DownloadsPage')
export const privacyRoute = fixedRoute('/privacy', privacy, 'pages/PrivacyPage')
export const registrationRoute = fixedRoute('/registration', registration, 'pages/RegistrationPage')
export const termsRoute = fixedRoute('/terms', terms, 'pages/TermsPage')
export const warrantyRoute = fixedRoute('/warranty', warranty, 'warranty/WarrantyPage')
