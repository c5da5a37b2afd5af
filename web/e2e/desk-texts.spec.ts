import type { Page } from '@playwright/test'
import { deskTest as test } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'

// What the desk refuses, the browser reports as well.
test.use({ expectedErrors: [/status of 400/] })

/** The address of every page of a site, with its HTML. */
async function pagesOf(page: Page, url: string): Promise<[address: string, html: string][]> {
  const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address ?? '')
    return pathname + search
  })
  const pages: [address: string, html: string][] = []
  for (const path of paths) pages.push([path, await (await page.request.get(url + path)).text()])
  return pages
}

test(
  'hours and a telephone number that are changed are on every page within a second, and are undone',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/texts')
    await page.getByRole('link', { name: 'Contact and hours' }).click()
    await page.getByLabel('Phone').fill('+1 (212) 555-0199')
    await page.getByLabel('Last day').selectOption('Saturday')
    await page.getByLabel('Closes at').selectOption('7 PM')
    await page.getByLabel('Claims until').selectOption('8 PM')
    const shown = page.frameLocator('iframe[title="Preview"]')
    await expect(shown.getByText('Mon-Sat 9AM-7PM EST')).toBeVisible()
    await expect(shown.getByText('9 AM - 8 PM EST')).toBeVisible()
    await page.getByRole('radio', { name: 'Wide screen' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await page.waitForTimeout(1_000)

    const pages = new Map(await pagesOf(page, desk.url))
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/home', '/contact', '/warranty']))
    for (const [path, html] of pages) {
      expect([path, /555-0148|9AM-5PM|9 AM - 6 PM|Mon-Fri/.exec(html)?.[0]]).toEqual([
        path,
        undefined,
      ])
    }
    expect(pages.get('/home')).toContain('"telephone":"+1 (212) 555-0199"')
    expect(pages.get('/contact')).toContain('Technical support answers Mon-Sat 9AM-7PM EST')
    expect(pages.get('/contact')).toContain('href="tel:+12125550199"')
    expect(pages.get('/warranty')).toContain('9 AM - 8 PM EST')
    expect(pages.get('/terms')).toContain('Mon-Sat 9AM-7PM EST')

    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByLabel('Phone')).toHaveValue('+1 (212) 555-0148')
    await expect
      .poll(async () => (await page.request.get(`${desk.url}/contact`)).text())
      .toContain('Mon-Fri 9AM-5PM EST')
  },
)

test(
  'a question that is wrong is refused at its field, and nothing typed is lost',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/texts/questions')
    const answer = page.getByLabel('Answer 1', { exact: true })
    await answer.fill('Write to {mail}. <b>Now</b>')
    await page.reload()
    await expect(page.getByText('is not saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Nothing was saved' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: '{mail} stands for nothing' }).click()
    await expect(answer).toBeFocused()
    await expectAccessible(page)
    await answer.fill('Write to {email}. <b>Now</b>')
    const shown = page.frameLocator('iframe[title="Preview"]')
    await expect(shown.getByText('Write to support@argogaming.example. <b>Now</b>')).toBeVisible()
    await shown.getByRole('link', { name: 'Can I return a product?' }).click()
    await expect(page).toHaveURL(/\/texts\/questions$/)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(answer).toHaveValue(/-day return policy/)
  },
)
