import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The notification area. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
export const thanks = (page: Page) =>
  page.getByText('Thank You! Your message has been sent successfully.')
/** Waits for the thanks while the page's clock stands still, and has it go on by no more than a second. */
export async function thanked(page: Page) {
  let passed = 0
  await expect(async () => {
    if (passed < 1_000) await page.clock.runFor(10)
    passed += 10
    expect(await thanks(page).isVisible()).toBe(true)
  }).toPass({ intervals: [50], timeout: 10_000 })
}
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

interface Filling {
  name?: string
  message?: string
}

/** A name that no visitor has had yet, nor an earlier try of the test. */
export const newName = (first: string) => `${first} ${randomUUID()}`

/** A visitor's own address: the server counts what an address sends. */
export const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}@example.com`

/** Fills the whole form. */
export async function fill(
  page: Page,
  { name = 'Ada Smith', message = 'The tube was dry.' }: Filling = {},
) {
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
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  const rows = database
    .prepare('SELECT name, email, message FROM contact_messages WHERE name = ?')
    .all(name)
  database.close()
  return rows.map((row) => ({ ...row }))
}

/** Holds the sending of messages until `release` is called. */
export async function holdSending(page: Page) {
  const held: Route[] = []
  await page.route('**/trpc/contact.send', (route) => void held.push(route))
  return { held, release: () => Promise.all(held.map((route) => route.continue())) }
}

/** A response as the server's procedures send it. */
export const refusal = (httpStatus: number, message: string, errors?: Record<string, string>) => ({
  status: httpStatus,
  json: { error: { json: { message, code: -32_600, data: { httpStatus, errors } } } },
})
