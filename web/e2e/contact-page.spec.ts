import { send } from './contact-form.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('the page gives every way to reach support', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Ways to reach us' })
  await expect(facts.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(facts.locator('a[href^="tel:"]')).toHaveText('+1 (212) 555-0148')
  await expect(facts).toContainText('Mon-Fri 9AM-5PM EST')
  await expect(facts).toContainText('Weekends: closed')
  await expectAccessible(page)
})

test('support is open on a Monday morning in New York and closed on a Saturday', async ({
  page,
}) => {
  const facts = page.getByRole('region', { name: 'Ways to reach us' })
  await page.clock.setFixedTime('2026-01-05T14:30:00Z')
  await open(page, '/contact')
  await expect(facts).toContainText('Open now')
  await page.clock.setFixedTime('2026-01-10T14:30:00Z')
  await open(page, '/contact')
  await expect(facts).toContainText('Closed now')
  await expect(facts).toContainText('opens Monday at 9 AM EST')
})

test('the six subjects are offered in order', async ({ page }) => {
  await open(page, '/contact')
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

test('six answers stand below, each with an address of its own', async ({ page }) => {
  await open(page, '/contact#faq-warranty')
  const faq = page.locator('#faq')
  await expect(faq.getByRole('listitem')).toHaveCount(6)
  for (const fact of [
    /30-day return policy.*original packaging/,
    /confirmation e-mail/,
    /Worldwide.*Rates vary/,
    /2-year limited warranty/,
    /claim form on the warranty page, or contact support/,
    /Technical support answers Mon-Fri 9AM-5PM EST/,
  ])
    await expect(faq.getByRole('listitem').filter({ hasText: fact })).toHaveCount(1)
  await expect(page.locator('#faq-warranty')).toBeInViewport()
  const marked = faq.locator('[data-current=true]')
  await expect(marked).toHaveAttribute('id', 'faq-warranty')
  await faq.getByRole('link', { name: 'Where do you ship?' }).click()
  await expect(page).toHaveURL(/#faq-shipping$/)
  await expect(marked).toHaveAttribute('id', 'faq-shipping')
  await expect(page.locator('#faq-shipping')).toBeFocused()
})

test('the footer’s FAQs leads to the questions, and the focus with it', async ({ page }) => {
  await open(page, '/cookies')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.locator('#faq')).toBeFocused()
  await expect(page.locator('#faq')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is read whole and says how to write instead', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText('support@argogaming.example or call +1 (212) 555-0148')
    await expect(send(page)).toBeDisabled()
    await expect(page.getByText('30-day return policy')).toBeVisible()
  })
})
