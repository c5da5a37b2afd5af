import type { Database } from '../../database/schema.ts'

/** What visitors wanted and did not find. */
export interface NotFound {
  wanted: string
  count: number
  /** UTC: "2027-01-31". */
  lastDay: string
  /** Paths of the site's pages on which links to it stand, those that were followed most first. */
  pages: string[]
}

type Kind = 'search' | 'address'

const [mostListed, mostPages] = [200, 3]

/** What of a kind visitors did not find in the last 90 days, what was wanted most first. */
export async function listNotFound(db: Database, kind: Kind): Promise<NotFound[]> {
  const rows = await db
    .selectFrom('notFoundCounts')
    .select(({ fn }) => [
      'wanted',
      'page',
      fn.sum<number | string>('count').as('count'),
      fn.max('day').as('lastDay'),
    ])
    .where('kind', '=', kind)
    .where('wanted', 'not in', (led) => led.selectFrom('redirects').select('path'))
    .groupBy(['wanted', 'page'])
    .execute()
  const counted = rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .toSorted((one, other) => other.count - one.count || (one.page < other.page ? -1 : 1))
  return [...Map.groupBy(counted, ({ wanted }) => wanted)]
    .map(([wanted, of]) => ({
      wanted,
      count: of.reduce((sum, { count }) => sum + count, 0),
      lastDay:
        of
          .map(({ lastDay }) => lastDay)
          .toSorted()
          .at(-1) ?? '',
      pages: of.flatMap(({ page }) => page || []).slice(0, mostPages),
    }))
    .toSorted((one, other) => other.count - one.count || (one.wanted < other.wanted ? -1 : 1))
    .slice(0, mostListed)
}

/** Forgets how often something was wanted, until it is again. */
export async function forgetNotFound(db: Database, kind: Kind, wanted: string): Promise<void> {
  await db
    .deleteFrom('notFoundCounts')
    .where('kind', '=', kind)
    .where('wanted', '=', wanted)
    .execute()
}
