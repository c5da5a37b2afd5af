import { forgetErased } from '@argo/api/database/forget'
import { openFilledDatabase, openOfAnyVersion } from '@argo/api/database/open'
import { readDatabaseUrl, readEnv } from '@argo/api/env'
import { countOf } from '@argo/domain/text/count-of'
import { explain, readArguments } from './command-arguments.ts'
import { attempt } from './command-failure.ts'

// After a restore: brings what people asked for since the backup into the database that DATABASE_URL names.
const help =
  'pnpm forget <database>    deletes from the restored database what was deleted, and unsubscribes who unsubscribed, in the one from before; its address as in DATABASE_URL'
const [from, ...more] = readArguments(help, {}).positionals
if (from === undefined || more.length > 0) explain(help)
await attempt('Nothing was deleted.', async () => {
  const { databaseUrl, migrationUrl } = readEnv()
  const before = await openOfAnyVersion(readDatabaseUrl(from))
  try {
    const { db } = await openFilledDatabase(migrationUrl ?? databaseUrl)
    try {
      const { messages, subscriptions, unsubscribed } = await forgetErased(db, before.db)
      console.info(
        `${countOf(messages, 'message')} and ${countOf(subscriptions, 'subscription')} deleted, ${countOf(unsubscribed, 'subscription')} ended. Delete the database from before once it is needed no more: what is deleted from now on is still in it.`,
      )
    } finally {
      await db.destroy()
    }
  } finally {
    await before.db.destroy()
  }
})
