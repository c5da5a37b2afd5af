import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { fillDatabase } from '../bench/generated-products.ts'
import { median } from '../bench/median.ts'
import { spawnSite } from '../site-process.ts'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from './end.ts'
import type { TrialOptions } from './trial-options.ts'

/** How long no product's facts may follow, in ms. */
const patience = 30_000

/**
 * Changes the specs of 10,000 products by SQL while a site serves them: how long their facts take to follow, and what a
 * visitor waits meanwhile. Throws when a response fails, when facts do not follow, or when one is not the changed one.
 */
export async function tryFacts({ databases, rounds: total = 10_000 }: TrialOptions): Promise<void> {
  await onEachDatabase(databases, async (database) => {
    const url = await database.create()
    await fillDatabase(url, total)
    const site = await spawnSite({ DATABASE_URL: url })
    await site.listening
    try {
      await changeAll(database, url, site.url, total)
    } finally {
      await end(site.process, 'SIGTERM')
    }
  })
}

async function changeAll(
  { name }: TrialDatabase,
  url: string,
  site: string,
  total: number,
): Promise<void> {
  const { db } = await openDatabase(url)
  try {
    const before = await waits(site, total, 500)
    await db
      .updateTable('products')
      .set(({ eb, fn }) => ({
        specs: fn('replace', ['specs', eb.val('Warranty: '), eb.val('Shelf life: ')]),
      }))
      .execute()
    const begun = performance.now()
    const meanwhile: number[] = []
    let last = { due: await countDue(db), at: begun }
    while (last.due > 0) {
      meanwhile.push(...(await waits(site, total, 10)))
      const [due, at] = [await countDue(db), performance.now()]
      if (due !== last.due) last = { due, at }
      else if (at - last.at > patience)
        throw new Error(`${name}: the facts of ${due} products do not follow`)
    }
    const took = Math.round((performance.now() - begun) / 1_000)
    const old = await db
      .selectFrom('productFacts')
      .select('productId')
      .where('attribute', '=', 'Warranty')
      .execute()
    if (old.length > 0)
      throw new Error(`${name}: ${old.length} products kept a fact they no longer state`)
    console.info(
      `${name}: the facts of ${total} products followed in ${took} s; a response took ${times(before)} before and ${times(meanwhile)} meanwhile`,
    )
  } finally {
    await db.destroy()
  }
}

async function countDue(db: Database): Promise<number> {
  const { due } = await db
    .selectFrom('factsDue')
    .select(({ fn }) => fn.countAll<number | string>().as('due'))
    .executeTakeFirstOrThrow()
  return Number(due)
}

/** How long requests take that no cache answers, one after the other, in ms. */
async function waits(site: string, total: number, requests: number): Promise<number[]> {
  const took: number[] = []
  while (took.length < requests) {
    const begun = performance.now()
    const response = await fetch(`${site}/api/products/${1 + Math.floor(Math.random() * total)}`)
    await response.arrayBuffer()
    if (response.status >= 500) throw new Error(`The site answered ${response.status}`)
    took.push(performance.now() - begun)
    await setTimeout(5)
  }
  return took
}

function times(took: number[]): string {
  const late = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0
  return `${median(took).toFixed(1)} ms (95 of 100 within ${late.toFixed(0)} ms)`
}
