import { deskTest as test, openNavigation } from './desk.ts'
import { expect, expectAccessible, isPhone } from './fixtures.ts'
import { clearPicture, phonePhotographs } from './phone-photographs.ts'
import { watchTraffic } from './traffic.ts'

// A file that is no picture is refused, and so are photographs of which nothing is said.
test.use({ expectedErrors: [/status of (400|422)/] })

test(
  'photographs of a phone are dropped on a product, described, put in order, given colors and seen by visitors, who load little',
  { tag: '@desktop' },
  async ({ page, desk, signedIn, browser }) => {
    await signedIn(page)
    await page.goto('/products/82')
    const pictures = page.getByRole('group', { name: 'Pictures' })
    await expect(pictures).toBeVisible()
    const before = await pictures.getByRole('listitem').count()
    for (let left = before; left > 0; left--)
      await pictures.getByRole('button', { name: 'Remove picture 1', exact: true }).click()

    // What a phone loads first does not depend on how large they were, nor on how many follow.
    const photographs = await phonePhotographs(2, 1000)
    const broken = { name: 'manual.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
    await page.getByLabel('Add photographs').setInputFiles([...photographs, broken])
    await expect(page.getByText(/manual\.jpg was not added\. This is no picture/)).toBeVisible()
    await page.getByRole('button', { name: 'Leave it out' }).click()
    const said = pictures.getByLabel('What it shows')
    await expect(said).toHaveCount(photographs.length)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Not saved: ' })
    await expect(summary.getByRole('link', { name: /what the photograph shows/ })).toHaveCount(
      photographs.length,
    )
    for (let index = 0; index < photographs.length; index++)
      await said.nth(index).fill(`view ${index + 1}`)
    await pictures.getByRole('slider', { name: 'Down' }).first().press('Home')
    await pictures.getByRole('button', { name: 'Move picture 2 up' }).click()
    await expect(said.first()).toHaveValue('view 2')
    await pictures.getByRole('button', { name: 'Move picture 2 up' }).click()
    await expect(said.first()).toHaveValue('view 1')
    const handles = pictures.locator('[draggable=true]')
    await handles.nth(1).dragTo(handles.first())
    await expect(said.first()).toHaveValue('view 2')
    for (const [index, color] of ['Black', 'Red'].entries()) {
      await page.getByRole('button', { name: 'Add a color' }).click()
      await page.keyboard.type(color)
      await pictures.getByRole('combobox', { name: 'Color' }).nth(index).selectOption(color)
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()

    const visitor = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
    })
    await expect
      .poll(async () => (await visitor.request.get(`${desk.url}/product/82`)).text())
      .toContain('/photographs/')
    const traffic = await watchTraffic(visitor)
    await visitor.goto(`${desk.url}/product/82`, { waitUntil: 'networkidle' })
    await expect(visitor.getByRole('img', { name: /, view 2$/ }).first()).toBeVisible()
    const all = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'XHR', 'Other']
    const bytes = all.reduce((sum, type) => sum + traffic.bytesOf(type), 0)
    expect(traffic.bytesOf('Image')).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThan(500_000)
    await visitor.getByRole('link', { name: 'Red' }).click()
    await expect(visitor.getByRole('img', { name: /in Red, view 1$/ }).first()).toBeVisible()
    await visitor.getByRole('link', { name: 'Black' }).click()

    // Another one in its place has another address and says the same.
    const shown = await visitor.locator('.hero').getAttribute('src')
    await page.getByLabel(/^Replace the photograph view 2/).setInputFiles(await clearPicture())
    // Once it has been developed.
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(said.first()).toHaveValue('view 2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await visitor.reload()
    const now = await visitor.locator('.hero').getAttribute('src')
    expect(now).toMatch(/-clear-960\.webp$/)
    expect(now).not.toBe(shown)

    // Undoing both saves brings back what was there; an undoing is a change as well.
    for (const change of [0, 2]) {
      // With the history as it is now.
      await page.reload()
      await page.getByRole('button', { name: 'Undo' }).nth(change).click()
      await expect(page.getByText('is as it was before')).toBeVisible()
    }
    await page.reload()
    await expect(pictures.getByRole('listitem')).toHaveCount(before)
    await visitor.close()
  },
)

test('a photograph is found in the library by what it shows, replaced in every product that has it, and brought back by one undoing', async ({
  page,
  desk,
  signedIn,
}) => {
  await signedIn(page)
  const [first, second] = await phonePhotographs(2, 700)
  const words = `seen ${Date.now()}`
  const names: string[] = []
  for (const id of [91, 93]) {
    await page.goto(`/products/${id}`)
    if (isPhone(page)) await page.getByText('Pictures', { exact: true }).first().tap()
    await page.getByLabel('Add photographs').setInputFiles(first!)
    await page.getByLabel('What it shows').last().fill(`${words} at ${id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    names.push(await page.getByRole('heading', { level: 1 }).innerText())
  }

  await openNavigation(page)
  await page.getByRole('navigation', { name: 'Desk' }).getByText('Photographs').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Photographs' }).getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible()
  await page.getByLabel('Alt text or product').fill(words)
  await expect(rows).toHaveCount(1)
  expect(new URL(page.url()).search).toBe(`?q=${encodeURIComponent(words).replace('%20', '+')}`)
  await expect(rows).toContainText(`${words} at 93`)
  for (const name of names)
    await expect(rows.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)

  const picture = rows.getByRole('presentation').first()
  const before = await picture.getAttribute('src')
  const open = rows.getByRole('button', { name: /^Replace everywhere/ })
  await (isPhone(page) ? open.tap() : open.press('Enter'))
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' })
  await expect(dialog).toContainText('2 places')
  await dialog.getByLabel('Choose a photograph').setInputFiles(second!)
  const replace = dialog.getByRole('button', { name: 'Replace', exact: true })
  await expect(replace).toBeVisible()
  await expectAccessible(page)
  await replace.press('Enter')
  await expect(dialog).toHaveCount(0)
  const status = page.getByRole('status').filter({ hasText: 'Replaced in 2 places.' })
  await expect(status).toBeFocused()
  await expect(picture).not.toHaveAttribute('src', before!)
  const after = await picture.getAttribute('src')
  for (const id of [91, 93])
    await expect
      .poll(async () => (await page.request.get(`${desk.url}/product/${id}`)).text())
      .toContain(after)

  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(picture).toHaveAttribute('src', before!)
  await page.getByLabel('Alt text or product').fill('')
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Show').selectOption('Not used')
  await expect(page).toHaveURL(/\?only=unused$/)
  await expect(rows.filter({ hasText: 'Not used. It is deleted 30 days' }).first()).toBeVisible()
})

test(
  'photographs that are taken or refused after their form was left are told of, with where they are',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/92')
    await page.getByText('Pictures', { exact: true }).first().tap()
    const left = Promise.withResolvers<void>()
    const told = Promise.withResolvers<void>()
    let sent = 0
    // One after the other; what is told of the second takes the place of what is told of the first.
    await page.route('**/photographs', async (route) => {
      sent += 1
      await (sent === 1 ? left : told).promise
      await route.continue()
    })
    const broken = { name: 'manual.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
    await page
      .getByLabel('Add photographs')
      .setInputFiles([broken, ...(await phonePhotographs(2, 1000))])
    await openNavigation(page)
    await page.getByRole('navigation', { name: 'Desk' }).getByText('Products').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    left.resolve()
    await expect(page.getByText('manual.jpg: This is no picture')).toBeVisible()
    told.resolve()
    await expect(page.getByText('The form of 2 photographs was left')).toBeVisible()
    await expectAccessible(page)
    await openNavigation(page)
    await page.getByRole('navigation', { name: 'Desk' }).getByText('Photographs').click()
    await page.getByLabel('Show').selectOption('Not used')
    const rows = page.getByRole('list', { name: 'Photographs' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Not used')
  },
)
