import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, open, sameTab, test } from './fixtures.ts'
import {
  emailOf,
  expectFilled,
  fill,
  holdSending,
  messagesFrom,
  newName,
  subscriptionsOf,
  toast,
} from './forms.ts'
import { holdScripts } from './held-requests.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const sending = (page: Page) => page.getByRole('button', { name: 'Sending...' })
const thanks = (page: Page) => page.getByText('Thank You! Your message has been sent successfully.')
const contactForm = (page: Page) => page.getByRole('main').locator('form')
const newsletterForm = (page: Page) => page.getByRole('contentinfo').locator('form')
const toWarranty = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' })

/** Fills in the field for programs, as one does that finds the form's fields in the page. */
const unseen = (form: ReturnType<typeof contactForm>) => form.locator('[name=homepage]')
const fillUnseen = (form: ReturnType<typeof contactForm>) =>
  unseen(form).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Waits for the thanks while the page's clock stands still, and has it go on by no more than a second. */
async function thanked(page: Page) {
  let passed = 0
  await expect(async () => {
    if (passed < 1_000) await page.clock.runFor(10)
    passed += 10
    expect(await thanks(page).isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
}

test(
  'whether support is open now has its place on a phone before it is known, on two lines too',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install({ time: '2026-01-04T15:00:00Z' })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()))
    await page.goto('/contact', { waitUntil: 'commit' })
    const facts = page.getByRole('region', { name: 'Ways to reach us' })
    const height = async () => (await facts.boundingBox())?.height
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    // All of it has come, and its font, in which lines may break elsewhere.
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        [...document.fonts].some(
          ({ family, status }) => family === 'Archivo' && status === 'loaded',
        ),
    )
    const before = await height()
    scripts.resolve()
    await expect(facts).toContainText('opens tomorrow')
    expect(await height()).toBe(before)
  },
)

sameTab(
  'one card says how to reach us: phone, both e-mail addresses, hours and street address',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    const card = page.getByRole('region', { name: 'Ways to reach us' })
    for (const words of ['Mon-Fri 9AM-5PM EST', 'Weekends: closed', '48 Foundry Row'])
      await expect(card).toContainText(words)
    await expect(card.locator('[href^="tel:"]')).toHaveCount(1)
    await expect(card.locator('[href^="mailto:"]')).toHaveCount(2)
  },
)

test(
  'while support is open the page says so; a message is sent once, stored with its subject, thanked for, and the form is empty after 3 s',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const name = newName('Ada')
    await page.clock.install({ time: '2026-01-05T15:00:00Z' })
    await open(page, '/contact')
    await expect(page.getByRole('region', { name: 'Ways to reach us' })).toContainText('Open now')
    await page.clock.pauseAt('2026-01-05T16:00:00Z')
    const { held, release } = await holdSending(page, 'contact.send')
    await fill(page, { name })
    await send(page).dblclick()
    await expect(sending(page)).toBeDisabled()
    await expect.poll(() => held.length).toBe(1)
    await release()

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
      { name, email: emailOf(name), message: 'Subject: technical_support\n\nThe tube was dry.' },
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

sameTab(
  'an empty form says what is missing, each line leads to its field, and a message counts down to its limit',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    await send(page).click()
    const summary = page.getByRole('group', { name: 'Fix 4 things' })
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

    await fill(page, { message: 'x'.repeat(4_877) })
    await expect(page.getByText('123 of 5,000 characters left')).toBeVisible()
    await fill(page, { message: 'x'.repeat(5_001) })
    await expect(page.getByText('1 character too many')).toBeVisible()
    await send(page).click()
    await expect(page.locator('#contact-message-error')).toHaveText(
      'A message has 5,000 characters at most',
    )
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('x'.repeat(5_001))
  },
)

sameTab(
  'a message is still being sent for a visitor who leaves the page and returns',
  { tag: '@phone' },
  async ({ page, site }) => {
    const name = newName('Grace')
    await open(page, '/contact')
    const { held, release } = await holdSending(page, 'contact.send')
    await fill(page, { name })
    await send(page).click()
    await expect.poll(() => held.length).toBe(1)
    await toWarranty(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible()
    await page.goBack()
    await expect(sending(page)).toBeDisabled()
    await release()
    await expect(thanks(page)).toBeVisible()
    await expect(send(page)).toBeEnabled()
    await expect(page.getByLabel('Name')).toHaveValue('')
    expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
  },
)

sameTab(
  'an unfinished message is kept over another page, Back and a reload, without what a program filled in',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    await fill(page)
    await fillUnseen(contactForm(page))
    await toWarranty(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible()
    await page.goBack()
    await expectFilled(page)
    await page.reload()
    await expectFilled(page)
    await expect(unseen(contactForm(page))).toHaveValue('')
  },
)

sameTab(
  'a form’s field for programs is neither seen, nor reached by keyboard, nor announced',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact')
    for (const [name, form, first, fields] of [
      ['contact', contactForm(page), 'Name', ['name', 'email', 'subject', 'message', 'button']],
      ['newsletter', newsletterForm(page), 'E-mail address', ['email', 'button']],
    ] as const) {
      await test.step(name, async () => {
        const box = await unseen(form).locator('xpath=ancestor::div[@inert]').boundingBox()
        expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1)
        await unseen(form).evaluate((field: HTMLInputElement) => field.focus())
        await expect(unseen(form)).not.toBeFocused()
        await form.getByLabel(first).focus()
        const reached: string[] = []
        while (await form.evaluate((element) => element.contains(document.activeElement))) {
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

test(
  'a form that is filled in faster than by hand is sent two seconds after the page was opened',
  { tag: '@desktop' },
  async ({ page }) => {
    // The page's clock stands still just after it was opened.
    await page.clock.install({ time: '2026-01-05T15:00:00Z' })
    await open(page, '/contact')
    // The rules that a form is checked by have come then.
    await send(page).click()
    await expect(page.getByRole('group', { name: 'Fix 4 things' })).toBeFocused()
    await page.evaluate(() => {
      performance.now = () => 500
    })
    await page.clock.pauseAt('2026-01-05T16:00:00Z')
    const { held, release } = await holdSending(page, 'contact.send')
    await fill(page)
    await send(page).click()
    await expect(sending(page)).toBeDisabled()
    await page.clock.runFor(1_400)
    expect(held).toHaveLength(0)
    await page.clock.runFor(200)
    await expect.poll(() => held.length).toBe(1)
    await release()
    await thanked(page)
  },
)

test.describe('what is not sent', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'without a connection stays in the form and can be sent again',
    { tag: '@phone' },
    async ({ page, context }) => {
      await open(page, '/contact')
      await fill(page)
      await context.setOffline(true)
      await send(page).click()
      await expect(toast(page).getByRole('alert')).toContainText(
        'Failed to send messagePlease try again or contact us directly by phone.',
      )
      await expect(page.getByText('Everything you wrote is still here')).toBeFocused()
      await expectFilled(page)
      await expectAccessible(page)
      await context.setOffline(false)
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
    },
  )

  sameTab(
    'because a field for programs was filled in stays in the form, and is sent at the next try',
    { tag: '@phone' },
    async ({ page, site }) => {
      const name = newName('Filled in')
      await open(page, '/contact')
      await fill(page, { name })
      await fillUnseen(contactForm(page))
      await send(page).click()
      const why = 'A field that people cannot see was filled in'
      await expect(page.getByRole('main').getByText(why)).toBeVisible()
      await expectAccessible(page)
      expect(messagesFrom(site.databaseFile, name)).toHaveLength(0)
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
      expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)

      const address = newsletterForm(page).getByLabel('E-mail address')
      await address.fill(emailOf(name))
      await fillUnseen(newsletterForm(page))
      await newsletterForm(page).getByRole('button').click()
      await expect(toast(page)).toContainText(why)
      expect(subscriptionsOf(site.databaseFile, emailOf(name))).toBe(0)
      await newsletterForm(page).getByRole('button').click()
      await expect(toast(page)).toContainText('Success!')
      expect(subscriptionsOf(site.databaseFile, emailOf(name))).toBe(1)
    },
  )
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
      const summary = page.getByRole('group', { name: 'Fix one thing' })
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
      await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toHaveCount(0)
      await page.goBack()
      await expect(page.getByLabel('Name')).toHaveValue('')
      await expect(summary).toHaveCount(0)
    },
  )

  test(
    'a form that is right is thanked for, and its thanks go 3 s after its scripts came',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const name = newName('Soon')
      await page.clock.install({ time: '2026-01-05T15:00:00Z' })
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await fill(page, { name })
      await send(page).click()
      await expect(thanks(page)).toBeInViewport()
      await expectAccessible(page)
      expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
      release()
      await hydrated(page)
      // The first time may come before their timer, which the effect of a later render starts.
      await expect(async () => {
        await page.clock.fastForward(3_000)
        await expect(thanks(page)).toHaveCount(0, { timeout: 300 })
      }).toPass()
      await expect(page).toHaveURL(/\/contact$/)
      await expect(page.getByLabel('Name')).toHaveValue('')
    },
  )
})

sameTab(
  'the footer’s FAQs leads to six questions, each with an address of its own, and the focus with it',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cookies')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    const faq = page.locator('#faq')
    await expect(faq).toBeFocused()
    await expect(faq).toBeInViewport()
    await expect(faq.getByRole('listitem')).toHaveCount(6)
    await open(page, '/contact#faq-warranty')
    await expect(page.locator('#faq-warranty')).toBeInViewport()
    const marked = faq.locator('[data-current=true]')
    await expect(marked).toHaveAttribute('id', 'faq-warranty')
    await faq.getByRole('link', { name: 'Where do you ship?' }).click()
    await expect(page).toHaveURL(/#faq-shipping$/)
    await expect(marked).toHaveAttribute('id', 'faq-shipping')
    await expect(page.locator('#faq-shipping')).toBeFocused()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a message is sent once, and its page says so',
    { tag: '@phone' },
    async ({ page, site }) => {
      const name = newName('Plain')
      await page.goto('/contact')
      await fill(page, { name })
      await send(page).click()
      await expect(thanks(page)).toBeInViewport()
      await page.reload()
      expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
    },
  )
})
