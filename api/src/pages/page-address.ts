import { buildFieldNames } from '@argo/domain/fit/build-search'
import { chairParameters, chairSearch, hasMeasures } from '@argo/domain/fit/chair-measures'
import { filterNames } from '@argo/domain/lists/filters/list-filters'
import { fixedPages, searchPage } from '@argo/domain/site-pages/page-metadata'
import { canonicalAddress } from '../protocol/canonical-address.ts'
import { parseCataloguePath } from './catalogue-path.ts'
import { withSearch } from '@argo/domain/comparison/address'

const list = ['sort', 'page', 'from']
const formPages: Record<string, string[]> = {
  '/contact': ['sent'],
  '/newsletter': ['sent', 'subscription', 'product'],
}

const parameters = {
  comparison: ['products'],
  id: ['color', 'picture', 'view', 'preview'],
  slug: ['color', 'picture', 'view', 'preview'],
}

/** The query parameters that the page at a path reads, as its route's `validateSearch` has them. */
function pageParameters(path: string, given: string[]): readonly string[] {
  const ofForm = formPages[path]
  if (ofForm) return ofForm
  if (path === fixedPages.downloads.path) return ['category', 'q']
  if (path === searchPage.path) return ['q', 'exact', ...filterNames(given)]
  if (path === fixedPages.fit.path) return buildFieldNames
  if (path === fixedPages.chairFit.path) return chairParameters
  const subject = parseCataloguePath(path)
  if (subject?.kind === 'category') return [...filterNames(given), ...list]
  // Of a category, if it is given.
  if (subject?.kind === 'products') return ['category', ...filterNames(given), ...list]
  return subject ? parameters[subject.kind] : []
}

/** Whether a page is one of endlessly many, a build's, a person's or a filtered list's: none of them is kept in a cache. */
export function isOneOfMany(address: string): boolean {
  const [path, query] = address.toLowerCase().split('?')
  if (path === fixedPages.fit.path) return query !== undefined
  const parameters = new URLSearchParams(query)
  if (path === fixedPages.chairFit.path)
    return hasMeasures(chairSearch(Object.fromEntries(parameters)))
  return filterNames([...parameters.keys()]).length > 0
}

/** Whether an address may show a draft: neither a cache nor a search engine keeps its page. */
export function isPreview(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).has('preview')
}

/** Where the page for unknown addresses is rendered: it is the same for all of them. */
export const unknownPage = '/404'

/** The pages whose address is written in the code. */
export const fixedPaths: ReadonlySet<string> = new Set([
  '/',
  searchPage.path,
  ...Object.values(fixedPages).map(({ path }) => path),
])

/**
 * The address at which a page is rendered and cached, whichever way a visitor spelled it; that of the page
 * for unknown addresses where there is none. Undefined for an address that no page can have.
 */
export function pageAddress(url: string): string | undefined {
  const address = canonicalAddress(url, (path, given) => pageParameters(path.toLowerCase(), given))
  if (address === undefined) return undefined
  // One with capital letters is rendered at its own address, as a redirect.
  if (isUnknown(address.toLowerCase())) return unknownPage
  // The page of all products is in no order and has no further pages.
  if (parseCataloguePath(address)?.kind === 'products') return address.split('?')[0]
  return canonicalComparison(address)
}

// Two segments may be a product's address, whose page says more when there is none.
function isUnknown(address: string): boolean {
  const [, first, ...others] = (address.split('?')[0] ?? '').split('/')
  if (others.length === 1 || others.at(-1) === '') return false
  return !fixedPaths.has(`/${first}`) && parseCataloguePath(`/${first}`) === undefined
}

// With the products that a page of comparison reads of it, spelled one way; others as they are.
function canonicalComparison(address: string): string {
  const subject = parseCataloguePath(address)
  return subject?.kind === 'comparison'
    ? withSearch(address.split('?')[0] ?? '', subject.search)
    : address
}
