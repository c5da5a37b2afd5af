import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, hydrated, open, sameTab, test } from './fixtures.ts'
import { holdScripts } from './held-scripts.ts'
import { subscriptionsOf } from './subscriptions.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const address = (page: Page) => page.getByRole('contentinfo').getByLabel('E-mail address')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' })

test(
  'an address is subscribed once, with the button disabled meanwhile',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const email = `ada-${project.name}@example.com`
    const held: Route[] = []
    await page.route('**/trpc/newsletter.subscribe', (route) => void held.push(route))
    await open(page, '/cookies')
    await address(page).fill(email)
    await subscribe(page).dblclick()
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await expect(toast(page)).toContainText('Success!')
    await expect(toast(page)).toContainText("You've been subscribed to our newsletter.")
    await expect(address(page)).toHaveValue('')
    await expect(subscribe(page)).toBeFocused()
    expect(held).toHaveLength(1)
    expect(subscriptionsOf(site.databaseFile, email)).toBe(1)
    await expectAccessible(page)
  },
)

sameTab(
  'the browser refuses an empty field and an invalid address',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    await subscribe(page).click()
    await expect(address(page)).toBeFocused()
    await address(page).fill('ada')
    await subscribe(page).click()
    expect(
      await address(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true)
    await expect(toast(page)).not.toContainText('Success!')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'an address is subscribed from any page',
    { tag: '@phone' },
    async ({ page, site }, { project }) => {
      const email = `plain-${project.name}@example.com`
      await page.goto('/cookies')
      await address(page).fill(email)
      await subscribe(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
      await expect(page.getByRole('main')).toContainText(
        "You've been subscribed to our newsletter.",
      )
      expect(subscriptionsOf(site.databaseFile, email)).toBe(1)
    },
  )

  test(
    'an address that the server refuses comes back, with the reason',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/cookies')
      await address(page).fill('ada@localhost')
      await subscribe(page).click()
      const field = page.getByRole('main').getByLabel('E-mail address')
      await expect(field).toHaveValue('ada@localhost')
      await expect(field).toHaveAccessibleDescription(
        'Please enter an e-mail address such as name@example.com',
      )
    },
  )

  test('the bar hides what scrolls beneath it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/cookies')
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'it says what to do and keeps the address',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await open(page, '/cookies')
      await address(page).fill('ada@example.com')
      await context.setOffline(true)
      await subscribe(page).click()
      await expect(toast(page).getByRole('alert')).toContainText('Not subscribed')
      await expect(toast(page)).toContainText('Please check your connection and try again.')
      await expect(address(page)).toHaveValue('ada@example.com')
      await expect(subscribe(page)).toBeEnabled()
    },
  )

  test(
    'an address that came back before the page’s scripts ran can be corrected: nothing is wrong any more',
    { tag: '@desktop' },
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.route('**/trpc/newsletter.subscribe', (route) =>
        route.fulfill({ json: { result: { data: { json: null } } } }),
      )
      await page.goto('/newsletter', { waitUntil: 'commit' })
      const form = page.getByRole('main').locator('form')
      const field = form.getByLabel('E-mail address')
      await field.fill('ada@localhost')
      await form.getByRole('button').click({ noWaitAfter: true })
      await expect(field).toHaveAccessibleDescription(/^Please enter an e-mail address/)
      release()
      await hydrated(page)
      await field.fill('ada@example.com')
      await form.getByRole('button').click()
      await expect(toast(page)).toContainText('Success!')
      await expect(field).toHaveValue('')
      await expect(field).toHaveAccessibleDescription('')
    },
  )

  sameTab(
    'it gives the server’s reason for refusing an address',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/cookies')
      await address(page).fill('ada@localhost')
      await subscribe(page).click()
      await expect(toast(page)).toContainText(
        'Please enter an e-mail address such as name@example.com',
      )
      await expect(address(page)).toHaveValue('ada@localhost')
    },
  )
})
