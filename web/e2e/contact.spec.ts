import {
  emailOf,
  expectFilled,
  fill,
  holdSending,
  messagesFrom,
  newName,
  refusal,
  send,
  thanked,
  thanks,
  toast,
} from './contact-form.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, open, sameTab, test } from './fixtures.ts'
import { holdScripts } from './held-scripts.ts'

test(
  'a message is sent once, stored with its subject, thanked for, and the form is empty after 3 s',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const name = newName('Ada')
    await page.clock.install({ time: '2026-01-05T15:00:00Z' })
    await open(page, '/contact')
    await page.clock.pauseAt('2026-01-05T16:00:00Z')
    const sending = await holdSending(page)
    await fill(page, { name })
    await send(page).dblclick()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect.poll(() => sending.held.length).toBe(1)
    await sending.release()

    await thanked(page)
    await expect(toast(page)).toContainText('Message sent successfully!')
    await expect(toast(page)).toContainText("We'll get back to you as soon as possible.")
    await expect(
      page
        .locator('div')
        .filter({ has: thanks(page) })
        .last(),
    ).toBeFocused()
    expect(messagesFrom(site.databaseFile, name)).toEqual([
      {
        name,
        email: emailOf(name),
        message: 'Subject: technical_support\n\nThe tube was dry.',
      },
    ])

    await page.clock.runFor(1_900)
    await expect(thanks(page)).toBeVisible()
    await page.clock.runFor(1_200)
    await expect(thanks(page)).toHaveCount(0)
    for (const label of ['Name', 'Subject', 'Message'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeFocused()
    await expect(send(page)).toBeEnabled()
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('')
  },
)

test('the thanks are accessible', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T15:00:00Z' })
  await open(page, '/contact')
  await page.clock.pauseAt('2026-01-05T16:00:00Z')
  await fill(page)
  await send(page).click()
  await thanked(page)
  // The check waits for short timers of its own; the form's three seconds must not pass meanwhile.
  const check = { done: false, result: expectAccessible(page) }
  void check.result.finally(() => (check.done = true))
  for (let passed = 0; !check.done && passed < 1_900; passed += 10) await page.clock.runFor(10)
  await check.result
  await expect(thanks(page)).toBeVisible()
})

sameTab(
  'an empty form says what is missing, and each line leads to its field',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    await send(page).click()
    const summary = page.getByRole('group', { name: '4 things to put right' })
    await expect(summary).toBeFocused()
    await expect(page.locator('#contact-subject-error')).toHaveText('Please select a subject')
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(
      'Select the topic that best matches your inquiry. Please select a subject',
    )
    await expectAccessible(page)

    await summary.getByRole('link', { name: 'Please enter your name' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Ada')
    await expect(page.locator('#contact-name-error')).toHaveCount(0)
    await expect(summary).toContainText('Name is fine now')
    await page.getByLabel('E-mail', { exact: true }).fill('ada@')
    await expect(page.locator('#contact-email-error')).toContainText('such as name@example.com')
    await send(page).click()
    await expect(page.getByRole('group', { name: '3 things to put right' })).toBeFocused()
  },
)

sameTab(
  'a long message counts down to its limit, and one too long is refused and kept',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    await fill(page, { message: 'x'.repeat(4_499) })
    await expect(page.getByText('characters left')).toHaveCount(0)
    await fill(page, { message: 'x'.repeat(4_877) })
    await expect(page.getByText('123 of 5,000 characters left')).toBeVisible()
    await fill(page, { message: 'x'.repeat(5_001) })
    await expect(page.getByText('1 character too many')).toBeVisible()
    await send(page).click()
    await expect(page.locator('#contact-message-error')).toHaveText(
      'A message has 5,000 characters at most',
    )
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('x'.repeat(5_001))
    await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '6')
  },
)

sameTab(
  'a message is still being sent for a visitor who leaves the page and returns',
  { tag: '@phone' },
  async ({ page, site }) => {
    const name = newName('Grace')
    await open(page, '/contact')
    const sending = await holdSending(page)
    await fill(page, { name })
    await send(page).click()
    await expect.poll(() => sending.held.length).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await sending.release()
    await expect(thanks(page)).toBeVisible()
    await expect(send(page)).toBeEnabled()
    await expect(page.getByLabel('Name')).toHaveValue('')
    expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
  },
)

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'without a connection, the form stays filled and can be sent again',
    { tag: '@phone' },
    async ({ page, context }) => {
      await open(page, '/contact')
      await fill(page)
      await context.setOffline(true)
      await send(page).click()
      await expect(toast(page).getByRole('alert')).toContainText('Failed to send message')
      await expect(toast(page)).toContainText('Please try again or contact us directly by phone.')
      await expectFilled(page)
      await expectAccessible(page)
      await context.setOffline(false)
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
    },
  )

  sameTab(
    'when the server fails, has had too many messages or finds an error in a field, the form says so and stays filled',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/contact')
      await fill(page)
      await test.step('it fails', async () => {
        await refuse(page, 500, 'Out of order')
        await expect(toast(page)).toContainText('Failed to send message')
        await expect(page.getByText('Everything you wrote is still here')).toBeFocused()
        await expect(toast(page)).not.toContainText('Out of order')
        await expectFilled(page)
      })
      await test.step('it has had too many messages', async () => {
        const words = 'Too many messages from your address. Please try again in 42 seconds.'
        await refuse(page, 429, words)
        await expect(page.getByRole('main').getByText(words)).toBeVisible()
        await expect(toast(page)).toContainText('Please try again or contact us directly by phone.')
        await expect(toast(page)).not.toContainText(words)
        await expectFilled(page)
      })
      await test.step('it finds an error in a field', async () => {
        await refuse(page, 400, 'Bad input', { email: 'This address does not exist' })
        await expect(page.locator('#contact-email-error')).toHaveText('This address does not exist')
        await expect(page.getByRole('group', { name: 'One thing to put right' })).toBeFocused()
        await expectFilled(page)
      })
    },
  )
})

sameTab(
  'an unfinished message is kept over another page, Back and a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    await fill(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible()
    await page.goBack()
    await expectFilled(page)
    await page.reload()
    await expectFilled(page)
  },
)

test('what is typed before hydration stays', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page)
  release()
  await hydrated(page)
  await expectFilled(page)
})

test.describe('sent before hydration', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'a form that is wrong comes back as it was, takes the focus and is checked by scripts from then on',
    { tag: '@phone' },
    async ({ page, site }) => {
      const name = newName('Early')
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await fill(page, { name })
      await page.getByLabel('E-mail', { exact: true }).fill('ada@')
      await send(page).click()
      const summary = page.getByRole('group', { name: 'One thing to put right' })
      await expect(summary).toBeVisible()
      release()
      await hydrated(page)
      await expect(summary).toBeFocused()
      await expect(page.getByLabel('Name')).toHaveValue(name)
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada@')
      await page.getByLabel('E-mail', { exact: true }).fill(emailOf(name))
      await expect(summary).toContainText('E-mail is fine now')
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
      await page.getByRole('banner').getByRole('link', { name: 'Argo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toHaveCount(0)
      await page.goBack()
      await expect(page.getByLabel('Name')).toHaveValue('')
      await expect(summary).toHaveCount(0)
    },
  )

  test(
    'a form that is right is thanked for, and its thanks go after 3 s',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const name = newName('Soon')
      await page.clock.install({ time: '2026-01-05T15:00:00Z' })
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await fill(page, { name })
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
      release()
      await hydrated(page)
      // The first time may come before their timer, which the effect of a later render starts.
      await expect(async () => {
        await page.clock.fastForward(3_000)
        await expect(thanks(page)).toHaveCount(0, { timeout: 300 })
      }).toPass({ timeout: 2_000 })
      await expect(page).toHaveURL(/\/contact$/)
      await expect(page.getByLabel('Name')).toHaveValue('')
    },
  )
})

async function refuse(page: Page, ...given: Parameters<typeof refusal>) {
  await page.route('**/trpc/contact.send', (route) => route.fulfill(refusal(...given)), {
    times: 1,
  })
  await send(page).click()
}
