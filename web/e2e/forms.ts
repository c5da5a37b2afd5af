import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The notification area. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })

/** A name that no visitor has had yet, nor an earlier try of the test. */
export const newName = (first: string) => `${first} ${randomUUID()}`

/** A visitor's own address: the server counts what an address sends. */
export const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}@example.com`

/** Fills the contact form. */
export async function fill(page: Page, { name = 'Ada Smith', message = 'The tube was dry.' } = {}) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(emailOf(name))
  await page.getByLabel('Subject').selectOption('technical_support')
  await page.getByLabel('Message', { exact: true }).fill(message)
}

/** Expects what `fill` typed to be still there. */
export async function expectFilled(page: Page) {
  await expect(page.getByLabel('Name')).toHaveValue('Ada Smith')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(emailOf('Ada Smith'))
  await expect(page.getByLabel('Subject')).toHaveValue('technical_support')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The tube was dry.')
}

/** The messages stored under a name. */
export function messagesFrom(databaseFile: string, name: string) {
  return rowsOf(
    databaseFile,
    'SELECT name, email, message FROM contact_messages WHERE name = ?',
    name,
  )
}

/** How many subscriptions the site's database has of this address, in lower case. */
export function subscriptionsOf(databaseFile: string, email: string): number {
  return rowsOf(databaseFile, 'SELECT id FROM newsletter_subscriptions WHERE email_key = ?', email)
    .length
}

function rowsOf(databaseFile: string, query: string, value: string) {
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  const rows = database.prepare(query).all(value)
  database.close()
  return rows.map((row) => ({ ...row }))
}

/** Holds the calls of a procedure until `release` is called. */
export async function holdSending(page: Page, procedure: string) {
  const held: Route[] = []
  await page.route(`**/trpc/${procedure}`, (route) => void held.push(route))
  return { held, release: () => Promise.all(held.map((route) => route.continue())) }
}
