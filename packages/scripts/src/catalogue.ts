import { openDatabase } from '@argo/api/database/open'
import { readEnv } from '@argo/api/env'
import { findUnreadable } from '@argo/api/products/unreadable'
import { countOf } from '@argo/domain/count-of'

const help = `pnpm catalogue check   names every spec of the products in DATABASE_URL that cannot be read, and why`

if (process.argv[2] === 'check' && process.argv.length === 3) await check()
else {
  console.error(help)
  process.exitCode = 1
}

async function check(): Promise<void> {
  const { db } = await openDatabase(readEnv().databaseUrl)
  try {
    let count = 0
    for await (const { id, name, spec, reason } of findUnreadable(db)) {
      console.info(`${id} ${name}${spec === undefined ? '' : `, “${spec}”`}: ${reason}`)
      count += 1
    }
    if (count === 0) return console.info('Every spec of every product can be read.')
    console.info(`${countOf(count, 'spec')} cannot be read.`)
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}
