import type { Catalogue } from '../../catalogue/catalogue.ts'
import { parseCataloguePath } from '../../pages/catalogue-path.ts'
import { fixedPaths } from '../../pages/page-address.ts'

/** Whether visitors find a page at a path. */
export function isPage({ byId, bySlug, byFormerSlug }: Catalogue, path: string): boolean {
  if (fixedPaths.has(path)) return true
  const subject = parseCataloguePath(path)
  if (subject?.kind === 'id') return byId.has(subject.id)
  if (subject?.kind === 'slug') return bySlug.has(subject.slug) || byFormerSlug.has(subject.slug)
  return subject !== undefined
}
