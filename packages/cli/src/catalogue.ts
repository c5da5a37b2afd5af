import type { Database } from '@argo/api/database/schema'
import { findUnreadable } from '@argo/api/products/unreadable'
import { countOf } from '@argo/domain/text/count-of'
import { type DatabaseCommand, onDatabase } from './on-database.ts'

const help = `pnpm catalogue check   names every spec of the products in DATABASE_URL that cannot be read, and why`

export const catalogue: DatabaseCommand = {
  help,
  readWork: ([command, ...more]) => (command === 'check' && more.length === 0 ? check : undefined),
}

if (import.meta.main) process.exitCode = await onDatabase(catalogue)

async function check(db: Database): Promise<boolean> {
  let count = 0
  for await (const { id, name, spec, reason } of findUnreadable(db)) {
    console.info(`${id} ${name}${spec === undefined ? '' : `, “${spec}”`}: ${reason}`)
    count += 1
  }
  console.info(
    count === 0
      ? 'Every spec of every product can be read.'
      : `${countOf(count, 'spec')} cannot be read.`,
  )
  return count === 0
}
