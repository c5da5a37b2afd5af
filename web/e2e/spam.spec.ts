import type { Locator, Page } from '@playwright/test'
import {
  emailOf,
  expectFilled,
  fill,
  holdSending,
  messagesFrom,
  newName,
  send,
  thanked,
  thanks,
  toast,
} from './contact-form.ts'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
import { subscriptionsOf } from './subscriptions.ts'

const unseen = (form: Locator) => form.locator('[name=homepage]')
const contactForm = (page: Page) => page.getByRole('main').locator('form')
const newsletterForm = (page: Page) => page.getByRole('contentinfo').locator('form')

/** Fills in every field, as a program does that finds the form's fields in the page. */
const fillUnseen = (form: Locator) =>
  unseen(form).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

sameTab(
  'a form’s field for programs is neither seen, nor reached by keyboard, nor announced',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    for (const [name, formOf, first, fields] of [
      ['contact', contactForm, 'Name', ['name', 'email', 'subject', 'message', 'button']],
      ['newsletter', newsletterForm, 'E-mail address', ['email', 'button']],
    ] as const) {
      await test.step(name, async () => {
        const form = formOf(page)
        const box = await unseen(form).locator('xpath=ancestor::div[@inert]').boundingBox()
        expect(box?.width).toBeLessThanOrEqual(1)
        expect(box?.height).toBeLessThanOrEqual(1)
        await unseen(form).evaluate((field: HTMLInputElement) => field.focus())
        await expect(unseen(form)).not.toBeFocused()

        await form.getByLabel(first).focus()
        const reached: string[] = []
        const inForm = () => form.evaluate((element) => element.contains(document.activeElement))
        while (await inForm()) {
          reached.push(
            await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'button'),
          )
          await page.keyboard.press('Tab')
        }
        expect(reached).toEqual(fields)
        expect(await form.ariaSnapshot()).not.toContain('leave')
        await expect(unseen(form)).toHaveAttribute('autocomplete', 'off')
      })
    }
  },
)

test.describe('when the field for programs was filled in after all', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'a message is not sent, stays in the form, and is sent at the next try',
    { tag: '@phone' },
    async ({ page, site }) => {
      const message = newName('Filled in')
      const stored = () =>
        messagesFrom(site.databaseFile, 'Ada Smith').filter((row) =>
          String(row.message).endsWith(message),
        )
      await open(page, '/contact')
      await fill(page)
      await page.getByLabel('Message', { exact: true }).fill(message)
      await fillUnseen(contactForm(page))
      await send(page).click()
      await expect(
        page.getByRole('main').getByText('A field that people cannot see was filled in'),
      ).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Ada Smith')
      await expectAccessible(page)
      expect(stored()).toHaveLength(0)
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(stored()).toHaveLength(1)
    },
  )

  test(
    'an address is not subscribed, stays in the form, and is subscribed at the next try',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const email = emailOf(newName('filled'))
      await open(page, '/cookies')
      const form = newsletterForm(page)
      await form.getByLabel('E-mail address').fill(email)
      await fillUnseen(form)
      await form.getByRole('button').click()
      await expect(toast(page)).toContainText('A field that people cannot see was filled in')
      await expect(form.getByLabel('E-mail address')).toHaveValue(email)
      expect(subscriptionsOf(site.databaseFile, email)).toBe(0)
      await form.getByRole('button').click()
      await expect(toast(page)).toContainText('Success!')
      expect(subscriptionsOf(site.databaseFile, email)).toBe(1)
    },
  )
})

sameTab(
  'what filled in the field for programs is not kept with the draft of a message',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    await fill(page)
    await fillUnseen(contactForm(page))
    await page.reload()
    await expectFilled(page)
    await expect(unseen(contactForm(page))).toHaveValue('')
  },
)

test(
  'a form that is filled in faster than by hand is sent two seconds after the page was opened',
  { tag: '@desktop' },
  async ({ page }) => {
    // The page's clock stands still just after it was opened.
    await page.clock.install({ time: '2026-01-05T15:00:00Z' })
    await open(page, '/contact')
    await page.evaluate(() => {
      performance.now = () => 500
    })
    await page.clock.pauseAt('2026-01-05T16:00:00Z')
    const sending = await holdSending(page)
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await page.clock.runFor(1_400)
    expect(sending.held).toHaveLength(0)
    await page.clock.runFor(200)
    await expect.poll(() => sending.held.length).toBe(1)
    await sending.release()
    await thanked(page)
  },
)
