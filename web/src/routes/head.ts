import type { PageMetadata } from '@argo/domain/page-metadata'
import type { ComponentProps } from 'react'
import { socialCard } from '../lib/social-card.ts'
import type { JsonLd } from './structured-data.ts'

/** What a page says of itself to search engines and link previews, beside its title. */
export interface PageHead extends Omit<PageMetadata, 'title'> {
  publicUrl: string
  /** What the page is about. */
  jsonLd?: JsonLd[] | undefined
  /** Whether search engines are asked to leave the page out: another one stands for it. */
  noIndex?: boolean
  /** Whether the page can be had as text, at its address with ".md". */
  asText?: boolean
  /** The name of the card that previews of links to the page show, such as "edge"; else the site's. */
  card?: string | undefined
  /** The addresses of the pages before and after this one in a list. */
  neighbours?: { rel: 'prev' | 'next'; href: string }[]
}

/**
 * A page's head, as the router takes it. A browser has its title alone: search engines and link previews load every
 * address as HTML. So that browsers do not load the rest either, it is given as `import.meta.env.SSR && {…}`.
 */
export function pageHead(title: string, page: PageHead | false = false) {
  const meta: ComponentProps<'meta'>[] = [{ title: `${title} – Argo` }]
  if (!import.meta.env.SSR || !page) return { meta }
  const { publicUrl, path, asText, neighbours = [] } = page
  return {
    meta: meta.concat(seoTags(title, page)),
    links: [
      { rel: 'canonical', href: publicUrl + path },
      ...(asText ? [{ rel: 'alternate', type: 'text/markdown', href: textAddress(path) }] : []),
      ...neighbours,
    ],
  }
}

// The path with ".md", before the parameters.
function textAddress(path: string): string {
  return path.replace(/^[^?]+/, '$&.md')
}

/** The head of a page that could not be loaded. */
export const errorHead = pageHead('This page could not be loaded')

/** Description, link previews (Open Graph, Twitter cards) and JSON-LD. */
function seoTags(
  title: string,
  { publicUrl, path, description, card = 'site', jsonLd, noIndex }: PageHead,
): ComponentProps<'meta'>[] {
  const fullTitle = `${title} – Argo`
  return [
    { name: 'description', content: description },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: 'Argo' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:image', content: publicUrl + socialCard(card) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: publicUrl + socialCard(card) },
    { name: 'twitter:image:alt', content: title },
    ...(jsonLd ? [jsonLdScript(jsonLd)] : []),
  ]
}

const seoSelector = [
  'meta:is([name="description"], [name="robots"], [property^="og:"], [name^="twitter:"])',
  'link:is([rel="canonical"], [rel="prev"], [rel="next"], [type="text/markdown"])',
  'script[type="application/ld+json"]',
].join()

/** Takes what the server said of the page it sent out of the head, once the address is another. */
export function removeSeoTags(): void {
  for (const tag of document.head.querySelectorAll(seoSelector)) tag.remove()
}

// The router makes a script of it and escapes what could end one; its types know only <meta>.
function jsonLdScript(jsonLd: JsonLd[]): ComponentProps<'meta'> {
  const script: object = {
    'script:ld+json': { '@context': 'https://schema.org', '@graph': jsonLd },
  }
  return script
}
