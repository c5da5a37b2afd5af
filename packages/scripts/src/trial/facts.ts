import { setTimeout } from 'node:timers/promises'
import { areFactsDue } from '@argo/api/database/facts/derive'
import { openDatabase } from '@argo/api/database/open'
import { fillDatabase } from '../bench/generated-products.ts'
import { median } from '../bench/median.ts'
import { spawnSite } from '../site-process.ts'
import { onEachDatabase, type TrialDatabase } from './databases.ts'
import { end } from './end.ts'
import type { TrialOptions } from './trial-options.ts'

const total = 10_000

/** How long the facts may take to follow, in ms. */
const patience = 120_000

/**
 * Changes the specs of 10,000 products by SQL while a site serves them: how long their facts take to follow, and what a
 * visitor waits meanwhile. Throws when a response fails or a fact is not the changed one.
 */
export async function tryFacts({ databases }: TrialOptions): Promise<void> {
  await onEachDatabase(databases, async (database) => {
    const url = await database.create()
    await fillDatabase(url, total)
    const site = await spawnSite({ DATABASE_URL: url })
    await site.listening
    try {
      await changeAll(database, url, site.url)
    } finally {
      await end(site.process, 'SIGTERM')
    }
  })
}

async function changeAll({ name }: TrialDatabase, url: string, site: string): Promise<void> {
  const { db } = await openDatabase(url)
  try {
    const before = await waits(site, 500)
    await db
      .updateTable('products')
      .set(({ eb, fn }) => ({
        specs: fn('replace', ['specs', eb.val('Warranty: '), eb.val('Shelf life: ')]),
      }))
      .execute()
    const begun = performance.now()
    const meanwhile: number[] = []
    while (await areFactsDue(db)) {
      if (performance.now() - begun > patience) throw new Error('the facts do not follow')
      meanwhile.push(...(await waits(site, 10)))
    }
    const took = Math.round((performance.now() - begun) / 1_000)
    const old = await db
      .selectFrom('productFacts')
      .select('productId')
      .where('attribute', '=', 'Warranty')
      .execute()
    if (old.length > 0) throw new Error(`${old.length} products kept a fact they no longer state`)
    console.info(
      `${name}: the facts of ${total} products followed in ${took} s; a response took ${times(before)} before and ${times(meanwhile)} meanwhile`,
    )
  } finally {
    await db.destroy()
  }
}

/** How long requests take that no cache answers, one after the other, in ms. */
async function waits(site: string, requests: number): Promise<number[]> {
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
