import { setImmediate } from 'node:timers/promises'
import type { Database } from '../database/schema.ts'

const [days, mostRead, mostNamed] = [90, 500, 5]

/** Messages that are looked through before others are served: of the longest some 50,000 characters. */
const batch = 10

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
  const namedIn = finderOf(products.map(({ name }) => name))
  const counts = new Map<string, number>()
  for (const [index, { message }] of messages.entries()) {
    if (index % batch === 0) await setImmediate()
    for (const name of namedIn(message)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, mostNamed)
}

/** Finds which of these names a text has, word by word; of two that begin at one word, the longer one. */
function finderOf(names: readonly string[]): (text: string) => Set<string> {
  const byWords = new Map(names.map((name) => [wordsOf(name).join(' '), name]))
  // Only where a name may begin are words put together.
  const byFirst = Map.groupBy(byWords.keys(), (words) => words.split(' ')[0] ?? '')
  const lengths = new Map(
    [...byFirst].map(([first, some]) => {
      const different = new Set(some.map((words) => words.split(' ').length))
      return [first, [...different].toSorted((one, other) => other - one)]
    }),
  )
  return (text) => {
    const words = wordsOf(text)
    const found = words.flatMap((word, start) => {
      const said = (lengths.get(word) ?? []).map((length) => words.slice(start, start + length))
      return said.flatMap((some) => byWords.get(some.join(' ')) ?? []).slice(0, 1)
    })
    return new Set(found)
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
