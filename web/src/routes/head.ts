import type { PageMetadata } from '@argo/domain/page-metadata'
import type { ComponentProps } from 'react'
import { socialCard } from '../lib/social-card.ts'
import type { JsonLd } from './structured-data.ts'

/** What a page says of itself. */
export interface PageHead extends PageMetadata {
  /** What the page is about, for search engines; undefined in a browser. */
  jsonLd?: JsonLd[]
  /** Whether search engines are asked to leave the page out: another one stands for it. */
  noIndex?: boolean
  /** Whether the page can be had as text, at its address with ".md". */
  asText?: boolean
  /** The name of the card that previews of links to the page show, such as "edge"; else the site's. */
  card?: string
  /** The addresses of the pages before and after this one in a list. */
  neighbours?: { rel: 'prev' | 'next'; href: string }[]
}

/**
 * A page's head, as the router takes it. A browser renders title and canonical link alone: search engines
 * and link previews load every address as HTML, and a visitor's move would wait for what only they read.
 */
export function pageHead(page: PageHead, publicUrl: string) {
  const title = { title: `${page.title} – Argo` }
  const canonical = { rel: 'canonical', href: publicUrl + page.path }
  if (!import.meta.env.SSR) return { meta: [title], links: [canonical] }
  return {
    meta: [title, ...seoTags(page, publicUrl)],
    links: [
      canonical,
      ...(page.asText
        ? [{ rel: 'alternate', type: 'text/markdown', href: textAddress(page.path) }]
        : []),
      ...(page.neighbours ?? []),
    ],
  }
}

// The path with ".md", before the parameters.
function textAddress(path: string): string {
  return path.replace(/^[^?]+/, '$&.md')
}

/** The head of a page that could not be loaded. */
export const errorHead = { meta: [{ title: 'This page could not be loaded – Argo' }] }

/** Description, link previews (Open Graph, Twitter cards) and JSON-LD. */
function seoTags(
  { path, title, description, card = 'site', jsonLd, noIndex }: PageHead,
  publicUrl: string,
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
  'link:is([rel="prev"], [rel="next"], [type="text/markdown"])',
  'script[type="application/ld+json"]',
].join()

/** Takes what the server said of the page it sent out of the head, once another page is shown. */
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
