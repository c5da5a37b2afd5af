import { emailOf, fill, messagesFrom, newName, send, thanks } from './contact-form.ts'
import { expect, open, sameTab, test } from './fixtures.ts'

sameTab('the page gives every way to reach support', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Ways to reach us' })
  await expect(facts.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(facts.locator('a[href^="tel:"]')).toHaveText('+1 (212) 555-0148')
  await expect(facts).toContainText('Mon-Fri 9AM-5PM EST')
  await expect(facts).toContainText('Weekends: closed')

  await test.step('the six subjects are offered in order', async () => {
    const options = page.getByLabel('Subject').locator('option:not([value=""])')
    await expect(options).toHaveText([
      'Product Inquiry',
      'Technical Support',
      'Order Status',
      'Returns & Warranty',
      'Feedback',
      'Other',
    ])
  })
})

test(
  'support is open on a Monday morning in New York and closed on a Saturday',
  { tag: '@desktop' },
  async ({ page }) => {
    const facts = page.getByRole('region', { name: 'Ways to reach us' })
    await page.clock.setFixedTime('2026-01-05T14:30:00Z')
    await open(page, '/contact')
    await expect(facts).toContainText('Open now')
    await page.clock.setFixedTime('2026-01-10T14:30:00Z')
    await open(page, '/contact')
    await expect(facts).toContainText('Closed now')
    await expect(facts).toContainText('opens Monday at')
  },
)

sameTab(
  'six questions are answered below, each with an address of its own',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/contact#faq-warranty')
    const faq = page.locator('#faq')
    await expect(faq.getByRole('listitem')).toHaveCount(6)
    for (const fact of [
      /30-day return policy.*original packaging/,
      /confirmation e-mail/,
      /Worldwide.*Rates vary/,
      /2-year limited warranty/,
      /claim form on the warranty page, or contact support/,
      'Technical support answers Mon-Fri 9AM-5PM EST',
    ])
      await expect(faq.getByRole('listitem').filter({ hasText: fact })).toHaveCount(1)
    await expect(page.locator('#faq-warranty')).toBeInViewport()
    const marked = faq.locator('[data-current=true]')
    await expect(marked).toHaveAttribute('id', 'faq-warranty')
    await faq.getByRole('link', { name: 'Where do you ship?' }).click()
    await expect(page).toHaveURL(/#faq-shipping$/)
    await expect(marked).toHaveAttribute('id', 'faq-shipping')
    await expect(page.locator('#faq-shipping')).toBeFocused()
  },
)

sameTab(
  'the footer’s FAQs leads to the questions, and the focus with it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await expect(page.locator('#faq')).toBeFocused()
    await expect(page.locator('#faq')).toBeInViewport()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and its page says so', { tag: '@phone' }, async ({ page, site }) => {
    const name = newName('Plain')
    await page.goto('/contact')
    await fill(page, { name })
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(thanks(page)).toBeInViewport()
    expect(messagesFrom(site.databaseFile, name)).toEqual([
      {
        name,
        email: emailOf(name),
        message: 'Subject: technical_support\n\nThe tube was dry.',
      },
    ])
    await page.reload()
    expect(messagesFrom(site.databaseFile, name)).toHaveLength(1)
  })

  test.describe('a form that is wrong', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test(
      'comes back with what was typed, each error in sight of the visitor',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto('/contact')
        await fill(page)
        await page.getByLabel('E-mail', { exact: true }).fill('ada')
        await page.getByLabel('Message', { exact: true }).fill('')
        await send(page).click()
        const summary = page.getByRole('group', { name: '2 things to put right' })
        await expect(summary).toBeInViewport()
        await expect(page.getByLabel('Name')).toHaveValue('Ada Smith')
        await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada')
        await expect(page.getByLabel('Subject')).toHaveValue('technical_support')
        await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
          'Please enter an e-mail address such as name@example.com',
        )
        await summary.getByRole('link', { name: 'Please write a message' }).click()
        await expect(page.getByLabel('Message', { exact: true })).toBeInViewport()
      },
    )
  })
})
