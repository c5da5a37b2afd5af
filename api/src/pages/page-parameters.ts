import { parseCataloguePath } from '../seo/catalogue-path.ts'

const list = ['page', 'from']
const formPages = new Set(['/contact', '/newsletter'])

const parameters = {
  products: ['category', ...list],
  category: list,
  id: ['color', 'picture', 'view'],
  slug: ['color', 'picture', 'view'],
}

/** The query parameters that the page at a path reads, as its route's `validateSearch` has them. */
export function pageParameters(path: string): readonly string[] {
  if (formPages.has(path)) return ['sent']
  const subject = parseCataloguePath(path)
  return subject ? parameters[subject.kind] : []
}
