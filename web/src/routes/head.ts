import type { PageMetadata } from '@argo/domain/page-metadata'
import type { ComponentProps } from 'react'
import { socialCard } from '../lib/social-card.ts'

interface PageHead extends PageMetadata {
  /** What the page is about, for machines (JSON-LD). */
  data?: object
  /** Whether the page can be had as text, at its address with ".md". */
  asText?: boolean
  /** The name of the card that previews of links to the page show, such as "edge"; else the site's. */
  card?: string
}

/** A page's title, description, previews, canonical link and data, as the router takes them. */
export function pageHead(page: PageHead, publicUrl: string) {
  const { path, data, asText, card = 'site' } = page
  const title = `${page.title} – Argo`
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...previewOf(title, page.description, `${publicUrl}${path}`),
      ...pictureOfPreview(page.title, `${publicUrl}${socialCard(card)}`),
      ...(data ? [dataScript(data)] : []),
    ],
    links: [
      { rel: 'canonical', href: `${publicUrl}${path}` },
      ...(asText ? [{ rel: 'alternate', type: 'text/markdown', href: `${path}.md` }] : []),
    ],
  }
}

/** The head of a page that could not be loaded. */
export const errorHead = { meta: [{ title: 'This page could not be loaded – Argo' }] }

/** What the preview of a link says on every page (Open Graph, Twitter cards). */
export const previewOfSite = [
  { property: 'og:site_name', content: 'Argo' },
  { property: 'og:type', content: 'website' },
  { name: 'twitter:card', content: 'summary' },
]

function previewOf(title: string, description: string, url: string) {
  return [
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ]
}

function pictureOfPreview(title: string, url: string) {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: title },
  ]
}

// The router makes a script of it and escapes what could end one; its types know only <meta>.
function dataScript(data: object): ComponentProps<'meta'> {
  const script: object = { 'script:ld+json': data }
  return script
}
