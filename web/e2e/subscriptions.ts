import { DatabaseSync } from 'node:sqlite'

/** How many subscriptions the site's database has of this address, in lower case. */
export function subscriptionsOf(databaseFile: string, email: string): number {
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  const rows = database
    .prepare('SELECT id FROM newsletter_subscriptions WHERE email_key = ?')
    .all(email)
  database.close()
  return rows.length
}
