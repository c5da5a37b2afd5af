import { DatabaseSync } from 'node:sqlite'
import { linkToken } from '@argo/api/newsletter/links'

/** Stores a subscription that waits to be confirmed; what the links of its e-mail hold. */
export function createNewsletterLinks(
  databaseFile: string,
  address: string,
  expiresAt = '2099-01-01T00:00:00.000Z',
): { confirm: string; unsubscribe: string } {
  const subject = { emailKey: `${address}@example.com`, createdAt: '2026-11-22T00:00:00.000Z' }
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
  const { lastInsertRowid } = database
    .prepare(
      'INSERT INTO newsletter_subscriptions (email, email_key, created_at, expires_at) VALUES (?1, ?1, ?2, ?3)',
    )
    .run(subject.emailKey, subject.createdAt, expiresAt)
  const siteKey = String(database.prepare('SELECT secret FROM site_key').get()?.secret)
  database.close()
  const made = { id: Number(lastInsertRowid), ...subject }
  return {
    confirm: linkToken(siteKey, 'confirm', made),
    unsubscribe: linkToken(siteKey, 'unsubscribe', made),
  }
}
