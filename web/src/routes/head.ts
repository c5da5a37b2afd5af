import type { PageMetadata } from '@argo/domain/site-pages/page-metadata'
import type { ComponentProps } from 'react'
import type { RouterContext } from './context.ts'
import type { JsonLd } from './structured-data.ts'

/** The names of the cards for the previews of links, such as "edge". */
declare const __SOCIAL_CARDS__: readonly string[]

/** What a page says of itself to search engines and link previews. */
export interface PageHead extends PageMetadata {
  /** What the page is about. */
  jsonLd?: (() => JsonLd[]) | undefined
  /** Whether search engines are asked to leave the page out: another one stands for it. */
  noIndex?: boolean
  /** The name of the card that previews of links to the page show, such as "edge", or its path; else the site's. */
  card?: string | undefined
  /** The addresses of the pages before and after this one in a list, from the root. */
  neighbours?: { rel: 'prev' | 'next'; href: string }[]
}

/** A page's head, as the router takes it; `publicUrl` is the site's address without a trailing slash. */
export function pageHead(publicUrl: string, page: PageHead) {
  const { path, neighbours = [] } = page
  return {
    meta: [...titleHead(page.title).meta, ...descriptionTags(publicUrl, page)],
    links: [
      { rel: 'canonical', href: publicUrl + path },
      ...neighbours.map(({ rel, href }) => ({ rel, href: publicUrl + href })),
    ],
  }
}

/** The head of a page that has nothing to be found by but its title. */
export function titleHead(title: string): { meta: ComponentProps<'meta'>[] } {
  return { meta: [{ title: `${title} – Argo` }] }
}

interface HeadInput<Search> {
  match: { status: string; context: RouterContext; search: Search }
  loaderData?: unknown
}

/** The head of a route's page, by what its loader gave, if it did; that of a failure where the page could not be loaded. */
export function headOf<Data = unknown, Search = unknown>(
  make: (
    context: RouterContext,
    data: Data | undefined,
    search: Search,
  ) => Partial<ReturnType<typeof pageHead>>,
) {
  return ({ match, loaderData }: HeadInput<Search>) =>
    match.status === 'error'
      ? titleHead('This page could not be loaded')
      : make(match.context, loaderData as Data | undefined, match.search)
}

// Description, link previews (Open Graph, which X reads too, but for the kind of card) and JSON-LD.
function descriptionTags(
  publicUrl: string,
  { title, path, description, card = 'site', jsonLd, noIndex }: PageHead,
): ComponentProps<'meta'>[] {
  return [
    { name: 'description', content: description },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: 'Argo' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:title', content: `${title} – Argo` },
    { property: 'og:description', content: description },
    { property: 'og:image', content: publicUrl + socialCard(card) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    // On the server alone: in a browser, React would write the script as text, which Trusted Types refuse.
    ...(import.meta.env.SSR && jsonLd ? [jsonLdScript(jsonLd())] : []),
  ]
}

// One at a path of its own, the card of this name, else the site's.
function socialCard(name: string): string {
  if (name.startsWith('/')) return name
  return `/pictures/social/${__SOCIAL_CARDS__.includes(name) ? name : 'site'}.jpg`
}

// The router makes a script of it and escapes what could end one; its types know only <meta>.
function jsonLdScript(jsonLd: JsonLd[]): ComponentProps<'meta'> {
  const script: object = {
    'script:ld+json': { '@context': 'https://schema.org', '@graph': jsonLd },
  }
  return script
}
