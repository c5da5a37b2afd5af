import { randomUUID } from 'node:crypto'
import { createNewsletterLinks } from '@argo/cli/test-newsletter-links'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, open, test } from './fixtures.ts'
import { emailOf, holdSending, newName, subscriptionsOf, toast } from './forms.ts'
import { holdScripts } from './held-requests.ts'

const address = (page: Page) => page.getByRole('contentinfo').getByLabel('E-mail address')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'an address is subscribed once, with the button disabled meanwhile',
  { tag: '@phone' },
  async ({ page, site }) => {
    const email = emailOf(newName('ada'))
    const { held, release } = await holdSending(page, 'newsletter.subscribe')
    await open(page, '/cookies')
    await address(page).fill(email)
    await subscribe(page).dblclick()
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
    await expect.poll(() => held.length).toBe(1)
    await release()
    await expect(toast(page)).toContainText("Success!You've been subscribed to our newsletter.")
    await expect(address(page)).toHaveValue('')
    await expect(subscribe(page)).toBeFocused()
    expect(held).toHaveLength(1)
    expect(subscriptionsOf(site.databaseFile, email)).toBe(1)
    await expectAccessible(page)
  },
)

test.describe('an address that is not subscribed', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'stays in its field, with what to do without a connection and with the server’s reason',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await open(page, '/cookies')
      await address(page).fill('ada@localhost')
      await context.setOffline(true)
      await subscribe(page).click()
      await expect(toast(page).getByRole('alert')).toContainText(
        'Not subscribedPlease check your connection and try again.',
      )
      await context.setOffline(false)
      await subscribe(page).click()
      await expect(toast(page)).toContainText(
        'Please enter an e-mail address such as name@example.com',
      )
      await expect(address(page)).toHaveValue('ada@localhost')
    },
  )

  test(
    'comes back before the page’s scripts run, and can be corrected: nothing is wrong any more',
    { tag: '@desktop' },
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/newsletter', { waitUntil: 'commit' })
      const form = page.getByRole('main').locator('form')
      const field = form.getByLabel('E-mail address')
      await field.fill('ada@localhost')
      await form.getByRole('button').click({ noWaitAfter: true })
      await expect(field).toHaveAccessibleDescription(/^Please enter an e-mail address/)
      release()
      await hydrated(page)
      await field.fill(emailOf(newName('ada')))
      await form.getByRole('button').click()
      await expect(toast(page)).toContainText('Success!')
      await expect(field).toHaveValue('')
      await expect(field).toHaveAccessibleDescription('')
    },
  )
})

test(
  'a subscription is confirmed and ended by the buttons that its links lead to, on pages that are accessible, fit the screen and load no script',
  { tag: '@phone' },
  async ({ page, site }) => {
    const links = createNewsletterLinks(site.databaseFile, randomUUID())
    for (const [purpose, button, done] of [
      ['confirm', 'Confirm', 'Confirmed'],
      ['unsubscribe', 'Unsubscribe', 'Unsubscribed'],
    ] as const) {
      await page.goto(`/newsletter/${purpose}/${links[purpose]}`)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await expect(page.locator('script')).toHaveCount(0)
      await page.getByRole('button', { name: button }).click()
      await expect(heading(page)).toHaveText(done)
    }
    await page.goBack()
    await expect(heading(page)).toHaveText('Unsubscribed')
  },
)
