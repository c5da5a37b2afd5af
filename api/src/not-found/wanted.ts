import { cleanQuery } from '@argo/domain/search/clean-query'
import { searchPage } from '@argo/domain/site-pages/page-metadata'
import { parsedJson } from '@argo/domain/text/json'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/schema.ts'
import { redactPath } from '../protocol/log-redaction.ts'
import { isApiAddress } from '../protocol/request-target.ts'
import { foundNothing } from '../search/nothing-found.ts'

/** What a visitor wanted and did not find. */
export interface Wanted {
  kind: 'search' | 'address'
  /** The words of the search in lowercase, or the path. */
  wanted: string
  /** The path of the page of the site on which the link stands; empty for none. */
  page: string
}

/** A longer path is none that somebody has written. */
const longestPath = 200

/** What of a request was not found; undefined where something was, for what is no page, and for what may name a person. */
export function wantedBy(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
): Wanted | undefined {
  if (request.method !== 'GET') return undefined
  const words = wordsOf(request)
  if (words !== undefined)
    return reply.statusCode === 200 && foundNothing(db, words) && !namesSomebody(words)
      ? { kind: 'search', wanted: words.toLowerCase(), page: '' }
      : undefined
  const isOfPage = request.headers.accept?.includes('text/html') && !isApiAddress(request.url)
  const wanted = knownPath(request.url)
  return isOfPage && reply.statusCode === 404 && wanted !== undefined
    ? { kind: 'address', wanted, page: linkingPage(request) }
    : undefined
}

function wordsOf({ url, query }: FastifyRequest): string | undefined {
  const { q, input } = query as { q?: unknown; input?: unknown }
  const path = url.split('?')[0]
  if (path === searchPage.path) return q === undefined ? undefined : cleanQuery(q)
  if (path !== '/trpc/search.find') return undefined
  const typed = parsedJson(input) as { json?: { q?: unknown } } | undefined
  return cleanQuery(typed?.json?.q)
}

// E-mail addresses, and numbers as long as those of phones and orders.
function namesSomebody(words: string): boolean {
  return /@|\d(?:[\s()./-]*\d){6}/.test(words)
}

/** The path of an address without a slash at its end; undefined for the front page, a long one, and one that names somebody. */
function knownPath(url: string): string | undefined {
  const path = url.split('?')[0]?.replace(/\/+$/, '') ?? ''
  const isKept = path !== '' && path.length <= longestPath && redactPath(path) === path
  return isKept ? path : undefined
}

function linkingPage({ headers: { referer = '' }, server }: FastifyRequest): string {
  if (!URL.canParse(referer)) return ''
  const { origin, pathname } = new URL(referer)
  return origin === server.publicOrigin ? (knownPath(pathname) ?? '') : ''
}
