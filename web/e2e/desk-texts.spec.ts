import { deskTest as test } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { phonePhotographs } from './phone-photographs.ts'

// What the desk refuses, the browser reports as well.
test.use({ expectedErrors: [/status of 400/] })

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
    await expect(shown.getByText('Mon-Sat 9AM-7PM EST')).toHaveCount(2)
    await expect(shown.getByText('9 AM - 8 PM EST')).toBeVisible()
    await page.getByRole('radio', { name: 'Wide screen' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await page.waitForTimeout(1_000)

    const textAt = async (url: string) => (await page.request.get(url)).text()
    const sitemap = await textAt(`${desk.url}/sitemap.xml`)
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc),
    )
    expect(addresses.length).toBeGreaterThan(30)
    for (const { pathname, search } of addresses) {
      const html = await textAt(desk.url + pathname + search)
      const before = /555-0148|9AM-5PM|9 AM - 6 PM|Mon-Fri/.exec(html)?.[0]
      expect([pathname, before]).toEqual([pathname, undefined])
    }
    const contact = await textAt(`${desk.url}/contact`)
    expect(contact).toContain('Technical support answers Mon-Sat 9AM-7PM EST')
    expect(contact).toContain('href="tel:+12125550199"')
    expect(await textAt(`${desk.url}/home`)).toContain('"telephone":"+1 (212) 555-0199"')
    expect(await textAt(`${desk.url}/warranty`)).toContain('9 AM - 8 PM EST')

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
    const summary = page.getByRole('alert').filter({ hasText: 'Not saved: ' })
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
    const dialog = page.getByRole('dialog', { name: 'Discard changes?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(answer).toHaveValue('Write to {email}. <b>Now</b>')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(answer).toHaveValue(/-day return policy/)
    await expect(answer).toBeFocused()
  },
)

test(
  'the home page’s headline, hero picture and figures are changed, and one whose product is gone is to be done',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/texts/home')
    await page.getByLabel('Headline', { exact: true }).fill('Sit down.\nStand out.')
    await page.getByRole('button', { name: 'Change picture 1' }).click()
    await page.getByRole('button', { name: 'Banner of chairs' }).click()
    await expect(page.getByRole('button', { name: 'Change picture 1' })).toBeFocused()
    await page.getByRole('button', { name: 'Change product of figure 2' }).click()
    await page.getByRole('combobox', { name: 'Product of figure 2' }).fill('edge')
    await page.getByRole('option', { name: /^Edge/ }).click()
    await expect(page.getByRole('group', { name: 'Product of figure 2' })).toContainText('Edge')
    const second = page.getByRole('listitem').filter({ has: page.getByLabel('Text of figure 2') })
    await second.getByLabel('Spec').selectOption('GPU clearance')
    const shown = page.frameLocator('iframe[title="Preview"]')
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Stand out.')
    await expect(shown.getByRole('link', { name: /GPU clearance/ })).toContainText('400 mm')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    const home = async () => (await page.request.get(`${desk.url}/home`)).text()
    await expect.poll(home).toContain('Stand out.')
    expect(await home()).toContain('/pictures/categories/chairs-')
    expect(await home()).toMatch(/>GPU clearance<.*400/)

    await page.goto('/products/79')
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Draft')
    await expect.poll(home).not.toContain('>GPU clearance<')
    await page.goto('/')
    await page.getByRole('link', { name: 'Figure 2, “GPU clearance”, is not shown' }).click()
    await expect(page.getByLabel('Product of figure 2', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue(/^Built to the/)
    await page.goto('/products/79')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Published')
  },
)

test('a photograph is uploaded as the banner of a category, and taken back by undoing', async ({
  page,
  desk,
  signedIn,
}) => {
  await signedIn(page)
  await page.goto('/texts/category-monitors')
  const change = page.getByRole('button', { name: 'Change banner' })
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'Banner' })
  await expect(dialog.getByRole('button', { name: 'Banner of monitors' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Choose a photograph').setInputFiles(await phonePhotographs(1, 1_700))
  await expect(change).toBeFocused()
  const shown = page.frameLocator('iframe[title="Preview"]')
  await expect(shown.locator('header img')).toHaveAttribute('src', /^\/photographs\//)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All is saved')).toBeVisible()
  // The menu shows the newest products of other categories, whose photographs may be uploaded too.
  const mainOf = async () => {
    const html = await (await page.request.get(`${desk.url}/monitors`)).text()
    return html.split(/<\/?main/)[1]
  }
  await expect.poll(mainOf).toContain('/photographs/')

  await change.click()
  await expect(dialog.getByRole('button', { name: /^Uploaded / }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shown.locator('header img')).toHaveAttribute('src', /^\/pictures\/categories\//)
  await expect.poll(mainOf).not.toContain('/photographs/')
})

test(
  'a return window, a warranty clause, a category’s advice and a legal page are each changed in one place',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    const save = async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('All is saved')).toBeVisible()
    }
    const htmlOf = async (path: string) => (await page.request.get(desk.url + path)).text()

    await page.goto('/texts/periods')
    await page.getByLabel('Days in which a product can be returned').fill('45')
    await page.getByLabel('Gaming chairs').fill('4')
    await save()
    await expect.poll(() => htmlOf('/contact')).toContain('45-day')
    expect(await htmlOf('/chairs/swift-pro')).toContain('4 years')
    await page
      .getByRole('button', { name: /^Undo all \d+ together$/ })
      .first()
      .click()
    await expect(page.getByLabel('Gaming chairs')).toHaveValue('3')

    await page.goto('/texts/warranty')
    const lines = page.getByLabel('Lines of clause 1')
    await lines.fill('Up to three pixels.\nNone in the middle.')
    await save()
    await expect.poll(() => htmlOf('/warranty')).toContain('None in the middle.')

    await page.goto('/texts/category-cases')
    await page.getByLabel('Line below its name').fill('Cases that <b>close</b>')
    await page.getByLabel('Title of fact 1').fill('Room for a radiator')
    await save()
    await expect.poll(() => htmlOf('/cases')).toContain('Cases that &lt;b&gt;close&lt;/b&gt;')
    expect(await htmlOf('/cases')).toContain('Room for a radiator')

    await page.goto('/texts/terms')
    await page.getByLabel('Text of chapter 1').fill('Be **kind**.\n\n<script>alert(1)</script>')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Not saved: ')).toBeVisible()
    await page
      .getByLabel('Text of chapter 1')
      .fill('Be **kind**, and see [the warranty](/warranty).')
    await save()
    await expect.poll(() => htmlOf('/terms')).toContain('<strong>kind</strong>')
  },
)
