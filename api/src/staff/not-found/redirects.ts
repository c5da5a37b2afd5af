import { catalogueOf } from '../../catalogue/catalogue.ts'
import { countRows } from '../../database/row-limits.ts'
import type { Database } from '../../database/schema.ts'
import { writeTransaction } from '../../database/write-transaction.ts'
import { isPage } from './is-page.ts'
import { canonicalAddress } from '../../protocol/canonical-address.ts'
import { isApiAddress } from '../../protocol/request-target.ts'
import { FieldError } from '../revisions/field-error.ts'
import { type Author, changeRow, readRow } from '../revisions/record.ts'
import { loopOf } from './redirect-subject.ts'

const [mostRedirects, longestPath] = [1_000, 200]

/** Where addresses that are not found lead, by their paths. */
export function listRedirects(db: Database) {
  return db.selectFrom('redirects').selectAll().orderBy('path').execute()
}

/** Leads an address that is not found to a page of the site. Both may be typed with the site's own host. Throws a FieldError. */
export async function saveRedirect(
  db: Database,
  author: Author,
  siteUrl: string,
  typed: { path: string; target: string },
): Promise<void> {
  const [from, to] = [addressOn(siteUrl, typed.path), addressOn(siteUrl, typed.target)]
  const path = from && canonicalAddress(from.pathname, () => [])?.replace(/\/$/, '')
  if (!path || path.length > longestPath)
    throw new FieldError('path', 'An address begins with / and has 200 characters at most')
  if (isApiAddress(path))
    throw new FieldError('path', 'Programs ask for this address: it leads nowhere else')
  if (!to) throw new FieldError('target', 'An address leads to a page of this site')
  const catalogue = await catalogueOf(db)
  if (isPage(catalogue, path))
    throw new FieldError('path', 'There is a page at this address: it leads nowhere else')
  if (!isPage(catalogue, to.pathname))
    throw new FieldError('target', 'There is no such page: visitors would not find it either')
  const target = to.pathname + to.search + to.hash
  await writeTransaction(db, async (transaction) => {
    const before = await readRow(transaction, 'redirects', path)
    if (!before && (await countRows(transaction, 'redirects')) >= mostRedirects)
      throw new FieldError('path', `There are ${mostRedirects} redirects: please remove some`)
    const loop = await loopOf(transaction, path, target)
    if (loop !== undefined) throw new FieldError('target', loop.replace(/\.$/, ''))
    await changeRow(transaction, author, 'redirects', { before, values: { path, target } })
  })
}

/** Has an address lead nowhere again; false where it did not lead anywhere. */
export function removeRedirect(db: Database, author: Author, path: string): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const before = await readRow(transaction, 'redirects', path)
    if (before) await changeRow(transaction, author, 'redirects', { before, values: null })
    return before !== undefined
  })
}

// Undefined for one of another host, and what is none.
function addressOn(siteUrl: string, typed: string): URL | undefined {
  if (!URL.canParse(typed.trim(), siteUrl)) return undefined
  const address = new URL(typed.trim(), siteUrl)
  return address.origin === new URL(siteUrl).origin && address.pathname.length <= longestPath
    ? address
    : undefined
}
