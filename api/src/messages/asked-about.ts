import type { Database } from '../database/schema.ts'

const [days, mostRead, mostNamed] = [90, 500, 5]

/** The products that most messages of the last 90 days name, and how many do; of more than 500, the newest are read. */
export async function askedAbout(
  db: Database,
  now = Date.now(),
): Promise<{ name: string; count: number }[]> {
  const products = await db.selectFrom('products').select('name').orderBy('id').execute()
  const messages = await db
    .selectFrom('contactMessages')
    .select('message')
    .where('createdAt', '>=', new Date(now - days * 86_400_000).toISOString())
    .where('state', '<>', 'spam')
    .orderBy('id', 'desc')
    .limit(mostRead)
    .execute()
  const names = new Map(products.map(({ name }) => [wordsOf(name).join(' '), name]))
  const longest = Math.max(0, ...[...names.keys()].map((name) => name.split(' ').length))
  const named = messages.flatMap(({ message }) => namedIn(wordsOf(message), names, longest))
  return [...Map.groupBy(named, (name) => name)]
    .map(([name, times]) => ({ name, count: times.length }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, mostNamed)
}

// Of two names that begin alike the longer one; each once.
function namedIn(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
  longest: number,
): string[] {
  const found = words.flatMap((_, start) => {
    const ends = Array.from({ length: longest }, (__, index) => start + longest - index)
    return ends.flatMap((end) => names.get(words.slice(start, end).join(' ')) ?? []).slice(0, 1)
  })
  return [...new Set(found)]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
