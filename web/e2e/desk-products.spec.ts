import type { Locator, Page } from '@playwright/test'
import { deskTest as test, openNavigation } from './desk.ts'
import { expect, expectAccessible, isPhone } from './fixtures.ts'
import { phonePhotographs } from './phone-photographs.ts'

// What the desk refuses, and what visitors do not find, the browser reports as well.
test.use({ expectedErrors: [/status of (400|404|409)|net::ERR_CONNECTION_RESET/] })

test(
  'a keyboard is added, written with German commas, mended, previewed and published',
  { tag: '@desktop' },
  async ({ page, desk, signedIn, browser }) => {
    await signedIn(page)
    await page.goto('/products')
    const add = page.getByRole('button', { name: 'Add a product' })
    await add.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(' ')
    await dialog.getByRole('button', { name: 'Add' }).click()
    const refusal = dialog.getByText('Please enter a name')
    await expect(refusal).toBeVisible()
    await page.keyboard.press('Escape')
    await add.click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expect(refusal).toHaveCount(0)

    const name = `Keyb ${Date.now()}`
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Category').selectOption('Peripherals')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Draft')

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Not published: ' })
    await expect(summary.getByRole('link')).toHaveText([/described/, /picture/])
    await page.getByLabel('Description').fill('A keyboard of 60% with hot-swappable switches.')
    await page.getByRole('button', { name: 'Add a spec' }).click()
    await page.getByLabel('Label').last().fill('Weight')
    await page.getByLabel('Value').last().fill('640,5 gr')
    await page.getByRole('button', { name: 'Write “Weight: 640.5 g”' }).click()
    await expect(page.getByText('Read as 640.5 g.')).toBeVisible()
    await page.getByRole('button', { name: 'Add a spec' }).click()
    await page.getByLabel('Label').last().fill('Switches')
    await page.getByLabel('Value').last().fill('linear, 45 gf')
    await expect(page.getByText(/^Cannot be read: /)).toBeVisible()
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await page.getByLabel('Main picture').fill('/pictures/argo-g-100m/hero-960.webp')
    await expectAccessible(page)

    // Nothing typed is lost by leaving the page.
    await page.reload()
    await expect(page.getByText('is not saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()

    await page.getByRole('button', { name: 'Preview link' }).click()
    const preview = await page.getByText(/\?preview=/).textContent()
    const path = /\/peripherals\/\S+/.exec(preview ?? '')![0]
    const visitor = await browser.newPage()
    await visitor.goto(`${desk.url}${path}`)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    const address = path.split('?')[0]!
    expect((await visitor.request.get(`${desk.url}${address}`)).status()).toBe(404)

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Published')
    await expect
      .poll(async () => (await visitor.request.get(`${desk.url}${address}`)).status())
      .toBe(200)
    await visitor.close()

    await page.goto('/')
    const lacking = page.getByRole('listitem').filter({ hasText: name })
    await lacking
      .getByRole('link', { name: /Switches/ })
      .first()
      .click()
    await expect(page.getByLabel('Value').last()).toBeFocused()
  },
)

test(
  'a product of a new name goes from nothing to published by keys alone, its photographs said last',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products')
    /** Goes on to a control with Tab, a hundred times at most. */
    const reach = async (control: Locator) => {
      for (let presses = 0; presses < 100; presses += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(control).toBeFocused()
    }
    const press = async (control: Locator) => {
      await reach(control)
      await page.keyboard.press('Enter')
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await press(button('Add a product'))
    const name = `Keys ${Date.now()}`
    await reach(page.getByRole('dialog').getByLabel('Name'))
    await page.keyboard.type(name)
    await reach(page.getByRole('dialog').getByLabel('Category'))
    await page.keyboard.type('Per')
    await press(page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await reach(page.getByLabel('Description'))
    await page.keyboard.type('A keyboard.')
    await press(button('Add a spec'))
    await page.keyboard.type('Weight')
    await page.keyboard.press('Tab')
    await page.keyboard.type('640,5 gr')
    await press(button('Write “Weight: 640.5 g”'))
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByLabel('Add photographs'))
    const [first, second, third] = await phonePhotographs(3, 700)
    await (await chooser).setFiles([first!, second!, { ...third!, name: 'from-the-side.jpg' }])
    const said = page.getByLabel('What it shows')
    await expect(said).toHaveCount(3)
    await expect(said.last()).toHaveValue('from the side')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('All is saved')).toBeVisible()

    await press(button('Publish'))
    await press(button('Publish now'))
    const summary = page.getByRole('alert').filter({ hasText: 'Not published: ' })
    await expect(summary).toBeFocused()
    const unsaid = summary.getByRole('link', { name: /what the photograph shows/ })
    await expect(unsaid).toHaveCount(2)
    for (const index of [0, 1]) {
      await press(unsaid.nth(index))
      await expect(said.nth(index)).toBeFocused()
      await page.keyboard.type(`view ${index + 1}`)
      await page.keyboard.press('Shift+Tab')
      await summary.focus()
    }
    await press(button('Publish'))
    await press(button('Publish now'))
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Published')
    const found = `${desk.url}/search?q=${encodeURIComponent(name)}`
    await expect.poll(async () => (await page.request.get(found)).text()).toContain('#alt=view+1')
  },
)

test(
  'a refused save says so at its field, one whose answer is lost is none too many, and a new slug leads on from the old address',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/91')
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Not saved: ' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Please enter a name' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Typhoon 90')
    await page.getByLabel('Slug').fill('typhoon-90-low')
    const save = '**/trpc/products.save'
    await page.route(save, async (route) => {
      const headers = await route.request().allHeaders()
      const { host, port } = new URL(desk.staffUrl)
      // Node does not know the names at localhost that browsers do.
      const url = `http://127.0.0.1:${port}/trpc/products.save`
      await route.fetch({ url, headers: { ...headers, host } })
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The desk could not be reached.')).toBeVisible()
    await page.unroute(save)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    const address = page.getByRole('region', { name: 'State' }).getByRole('link')
    expect((await address.boundingBox())!.height).toBeGreaterThanOrEqual(24)
    await expect
      .poll(async () => (await page.request.get(`${desk.url}/cooling/typhoon-90`)).url())
      .toBe(`${desk.url}/cooling/typhoon-90-low`)
    const change = page.getByRole('listitem').filter({ hasText: 'typhoon-90-low' })
    await change.getByRole('button', { name: 'Undo' }).first().press('Enter')
    await expect(page.getByLabel('Slug')).toHaveValue('typhoon-90')
  },
)

test(
  'two people change one product: what one has changed is kept of both, and they choose where both have',
  { tag: '@desktop' },
  async ({ page, browser, desk, signedIn }) => {
    await signedIn(page)
    const other = await browser.newPage({ baseURL: desk.staffUrl })
    await signedIn(other)
    const spec = (where: Page, label: string) =>
      where.getByRole('listitem').filter({ has: where.locator(`input[value="${label}"]`) })
    const value = (where: Page, label: string) => spec(where, label).getByLabel('Value')
    const save = async (where: Page) =>
      where.getByRole('button', { name: 'Save', exact: true }).click()
    for (const each of [page, other]) {
      await each.goto('/products/69')
      await expect(each.getByLabel('Name', { exact: true })).toHaveValue('Keyboard Wrist Rest')
    }
    await other.getByLabel('Name', { exact: true }).fill('Wrist Rest')
    await value(other, 'Weight').fill('301 g')
    await save(other)
    await expect(other.getByText('All is saved')).toBeVisible()
    await page.getByLabel('Description').fill('Mine.')
    await save(page)
    await expect(page.getByText('All is saved')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wrist Rest')
    await expect(page.getByLabel('Description')).toHaveValue('Mine.')

    await value(page, 'Weight').fill('302 g')
    await value(other, 'Weight').fill('303 g')
    await save(page)
    await expect(page.getByText('All is saved')).toBeVisible()
    await save(other)
    const conflict = other.getByRole('region', { name: /Somebody else/ })
    await expect(conflict).toBeFocused()
    await expect(conflict).toBeInViewport()
    await expect(conflict.getByRole('group')).toHaveCount(1)
    await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0)
    await expectAccessible(other)
    await other.getByRole('button', { name: 'choose what counts' }).click()
    await expect(conflict).toBeFocused()
    await conflict.getByRole('button', { name: 'Save what is chosen' }).click()
    const mine = conflict.getByRole('radio', { name: /^Yours/ })
    await expect(mine).toBeFocused()
    await mine.check()
    await conflict.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect(other.getByText('All is saved')).toBeVisible()
    await expect(value(other, 'Weight')).toHaveValue('303 g')
    await expect(other.getByLabel('Description')).toHaveValue('Mine.')
    await other.close()
  },
)

test(
  'what is to be a draft is none for visitors, whatever somebody else saves or publishes meanwhile',
  { tag: '@desktop' },
  async ({ page, browser, desk, signedIn }) => {
    await signedIn(page)
    const other = await browser.newPage({ baseURL: desk.staffUrl })
    await signedIn(other)
    const description = page.getByLabel('Description')
    const state = page.getByRole('region', { name: 'State' })
    const press = (where: Page, name: string) =>
      where.getByRole('button', { name, exact: true }).click()
    for (const each of [page, other]) {
      await each.goto('/products/68')
      await each.getByLabel('Description').fill(each === page ? 'Hidden.' : 'Seen.')
    }
    await press(other, 'Save')
    await expect(other.getByText('All is saved')).toBeVisible()
    await press(page, 'Save as draft')
    await page.getByRole('radio', { name: /^Yours/ }).check()
    await press(page, 'Save what is chosen')
    await expect(state).toContainText('Changed and not published: description.')

    await press(page, 'Discard draft')
    await expect(description).toHaveValue('Seen.')
    await press(page, 'Unpublish')
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(state).toContainText('Visitors do not see it.')
    await description.fill('Hidden.')
    await other.reload()
    await press(other, 'Publish')
    await press(other, 'Publish now')
    await expect(other.getByRole('region', { name: 'State' })).toContainText('Published')
    await other.close()
    await press(page, 'Save')
    await expect(page.getByText('visitors do not see yet what you have typed')).toBeVisible()
    await expect(state).toContainText('Changed and not published: description.')
  },
)

test(
  'how two changes are chosen from is all inside the window of a phone',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    const other = await page.context().newPage()
    for (const each of [page, other]) {
      await each.goto('/products/66')
      await each.getByLabel('Description').fill(each === page ? 'Mine.' : 'Theirs.')
    }
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('All is saved')).toBeVisible()
    await other.close()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('region', { name: /Somebody else/ })).toBeFocused()
    for (const name of ['choose what counts', 'Discard changes'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  },
)

test(
  'a change of a published product is kept as a draft, seen with a link, and published',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/97')
    const name = page.getByLabel('Name', { exact: true })
    const before = await name.inputValue()
    await name.fill(`${before} II`)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    const state = page.getByRole('region', { name: 'State' })
    await expect(state).toContainText('Changed and not published: name.')
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
    await page.getByRole('button', { name: 'Preview link' }).click()
    const link = (await page.getByRole('link', { name: /\?preview=/ }).getAttribute('href')) ?? ''
    const title = async (address: string) =>
      /<h1[^>]*>([^<]+)/.exec(await (await page.request.get(address)).text())?.[1]
    const address = `${desk.url}/product/97`
    expect(await title(link.replace(/^https?:\/\/[^/]+/, desk.url))).toBe(`${before} II`)
    expect(await title(address)).toBe(before)
    const seen = state.getByRole('link', { name: '/monitors/carina-34', exact: true })
    await expect(seen).toHaveAttribute('href', /^https?:\/\/[^/]+\/monitors\/carina-34$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden()
    await expect.poll(() => title(address)).toBe(`${before} II`)
    // Making it and publishing it.
    await expect(page.getByText('Draft of changes', { exact: true })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(name).toHaveValue(`${before} II`)
    await expect.poll(() => title(address)).toBe(before)
  },
)

test(
  'a product is discontinued with a successor, and deleted and brought back',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/70')
    await page.getByRole('button', { name: 'Discontinue' }).click()
    const dialog = page.getByRole('dialog')
    const successor = dialog.getByRole('combobox', { name: /^Successor/ })
    await successor.fill('70')
    await expect(dialog.getByText('It is among them already.')).toBeVisible()
    await successor.fill('g-100m')
    await dialog.getByRole('option', { name: /^G-100M/ }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Discontinue' }).click()
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Discontinued')
    await expect
      .poll(async () => (await page.request.get(`${desk.url}/product/70`)).text())
      .toContain('discontinued')

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    const deleted = page.getByRole('listitem').filter({ hasText: 'deleted Reversible Mouse Pad' })
    await deleted.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('is as it was before')).toBeVisible()
    expect((await page.request.get(`${desk.url}/product/70`)).status()).toBe(200)
  },
)

test(
  'related products are found by words, three at most, and shown on the page',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/70')
    const related = page.getByRole('group', { name: 'Related products' })
    const add = page.getByRole('combobox', { name: 'Add a related product' })
    await expect(related).toBeVisible()
    while (await related.getByRole('button', { name: /^Remove/ }).count())
      await related
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
    for (const name of ['Astra', 'Swift Pro', 'Edge']) {
      await add.fill(name)
      await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(related).toContainText(name)
    }
    await expect(add).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(`${desk.url}/product/70`)).text())
      .toContain('/chairs/astra')
  },
)

test(
  'products are featured in an order, which the home page shows',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/')
    await openNavigation(page)
    await page.getByRole('link', { name: 'Featured' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Featured' })).toBeFocused()
    const products = page.getByRole('group', { name: 'Products' }).getByRole('link')
    const before = await products.allTextContents()
    await page.getByRole('button', { name: 'Move product 2 up' }).click()
    await expect(products.first()).toHaveText(before[1]!)
    await page.getByRole('button', { name: 'Remove product 2' }).click()
    await page.getByLabel('Add a product').fill('no such')
    await expect(page.getByText('There is no such product.')).toBeVisible()
    await page.getByLabel('Add a product').fill('footr')
    await expect(page.getByRole('option', { name: 'Footrest' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(products.last()).toHaveText('Footrest')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await expect(products.first()).toHaveText(before[1]!)
    await openNavigation(page)
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page.getByRole('row', { name: /Footrest/ })).toContainText('featured')
    await page.goto(`${desk.url}/home`)
    const cards = page.getByRole('region', { name: /Featured/ }).getByRole('heading', { level: 3 })
    await expect(cards.first()).toHaveText(before[1]!)
    await expect(cards).not.toContainText([before[0]!])
  },
)

test(
  'an order of featured products that is not saved is kept on this device, and told of',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/featured')
    await expect(page.getByText('All is saved')).toBeVisible()
    const first = page.getByRole('group', { name: 'Products' }).getByRole('link').first()
    const before = await first.innerText()
    await page.getByRole('button', { name: 'Move product 2 up' }).click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    const moved = await first.innerText()
    expect(moved).not.toBe(before)
    await openNavigation(page)
    await page.getByRole('link', { name: /^To do/ }).click()
    await page
      .getByRole('region', { name: /^Not saved/ })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/featured$/)
    await expect(first).toHaveText(moved)
    await expect(page.getByText('was typed on this device before')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(first).toHaveText(before)
    await expect(page.getByText('All is saved')).toBeVisible()
  },
)

test(
  'what a product lacks is told beside its form and in the table, and goes with an undoing',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/78')
    const parts = page.getByRole('navigation', { name: 'This product' })
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeHidden()
    await parts.getByRole('link', { name: 'Pictures' }).click()
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await page.getByLabel('Address').last().fill('/pictures/calypso/none-960.webp')
    await parts.getByRole('link', { name: 'Colors' }).click()
    await page.getByRole('button', { name: 'Add a color' }).click()
    await page.getByLabel('Color', { exact: true }).fill('Sunset Beige')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    const checks = page.getByRole('complementary', { name: 'State and checks' })
    await expect(checks).toContainText('There is no picture at /pictures/calypso/none-960.webp.')
    await expect(checks).toContainText('Sunset Beige is no color that the site knows')
    await page.goto('/products?category=cases')
    // It follows the address, as the other choices do.
    const lacking = page.getByRole('checkbox', { name: 'Lacks something' })
    await lacking.click()
    await expect(lacking).toBeChecked()
    await page.getByLabel('Sort by').selectOption('Most to do')
    const row = page.getByRole('row', { name: /Calypso/ })
    await expect(row).toContainText('2: There is no picture')
    await expect(page.getByRole('row', { name: /Edge/ })).toHaveCount(0)
    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByLabel('Color', { exact: true })).toHaveCount(0)
  },
)

test(
  'a changed figure leads to the manual and the description that say another',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/79')
    const values = page.getByRole('group', { name: 'Specs' })
    const clearance = values
      .getByRole('listitem')
      .filter({ has: page.locator('[value="GPU clearance"]') })
    await page.getByLabel('Description').fill('Holds a graphics card of 400 mm.')
    await clearance.getByLabel('Value').fill('410 mm')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await page.goto('/')
    const toDo = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Edge/ }) })
    await expect(toDo).toContainText('The description says 400 mm, and no spec does.')
    await toDo.getByRole('link', { name: /^GPU clearance: changed since/ }).click()
    await expect(page.getByRole('region', { name: 'Downloads' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(clearance.getByLabel('Value')).toHaveValue(/^400 mm/)
  },
)

test(
  'a product has dealers, and is published at a time',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/67')
    const dealers = page.getByRole('group', { name: 'Where to buy' })
    await dealers.getByRole('button', { name: 'Add a dealer' }).click()
    await expect(dealers.getByLabel('Dealer', { exact: true })).toBeFocused()
    await page.keyboard.type('Seats & Co')
    await page.keyboard.press('Tab')
    await page.keyboard.type('http://seats.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const address = dealers.getByLabel('Address of its page')
    await expect(address).toHaveAccessibleDescription(/begins with https/)
    await address.fill('https://seats.example/imperium')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    const status = async () => (await page.request.get(`${desk.url}/product/67`)).status()
    await expect
      .poll(async () => (await page.request.get(`${desk.url}/product/67`)).text())
      .toContain('href="https://seats.example/imperium"')

    const state = page.getByRole('region', { name: 'State' })
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(state).toContainText('Draft')
    await expect.poll(status).toBe(404)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.locator('#desk')).toHaveAttribute('inert')
    await page.getByLabel('Or at a time').fill('2099-01-31T08:00')
    await page.getByRole('button', { name: 'Publish then' }).click()
    await expect(state).toContainText('It is published on Jan 31, 2099')
    await page.goto('/products?state=scheduled')
    await expect(page.getByRole('row', { name: /Imperium/ })).toContainText('Scheduled')
    await page.goBack()
    expect(await status()).toBe(404)
    for (const change of [0, 2, 4]) {
      await page.getByRole('button', { name: 'Undo' }).nth(change).click()
      await expect(page.getByText('is as it was before').last()).toBeVisible()
      await page.reload()
    }
    await expect(state).toContainText('Published')
  },
)

test(
  'a product is unpublished, and what is typed into its form discarded, once that is confirmed',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/65')
    const description = page.getByLabel('Description')
    const before = await description.inputValue()
    await description.fill('Typed.')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await expect(dialog).toContainText('What you have typed is saved with it.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Show what is saved' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(description).toHaveValue('Typed.')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialog).toContainText('nothing brings it back')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(description).toHaveValue(before)
    const status = async () => (await page.request.get(`${desk.url}/product/65`)).status()
    expect(await status()).toBe(200)
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await expect(dialog).toContainText('visitors see nothing of it until it is published again.')
    await expect(dialog).not.toContainText('typed')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await expect.poll(status).toBe(404)
    const unpublished = page.getByRole('listitem').filter({ has: page.getByText('State') })
    await unpublished.first().getByRole('button', { name: 'Undo' }).click()
    await expect.poll(status).toBe(200)
  },
)

test(
  'a time that is past publishes nothing, and its field says so',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/64')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    const state = page.getByRole('region', { name: 'State' })
    await expect(state).toContainText('Draft')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const time = page.getByLabel('Or at a time')
    await time.fill('2026-01-01T10:00')
    await page.getByRole('button', { name: 'Publish then' }).click()
    await expect(time).toHaveAccessibleDescription(/This time is past. “Publish now” publishes/)
    await expect(time).toBeFocused()
    await expectAccessible(page)
    await time.fill('2099-01-31T08:00')
    await expect(time).toHaveAccessibleDescription('In your own time zone.')
    expect(sent.filter((url) => url.includes('products.publish'))).toEqual([])
    await page.getByRole('button', { name: 'Publish then' }).click()
    await expect(state).toContainText('It is published on Jan 31, 2099')
  },
)

test(
  'a save that works takes away what told that one before it did not',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/92')
    await page.getByLabel('Description').fill('Saved at the second try.')
    const save = '**/trpc/products.save'
    await page.route(save, (route) => route.abort('connectionreset'))
    await page.keyboard.press('Control+s')
    const notification = page.getByText('The desk could not be reached.')
    await expect(notification).toBeVisible()
    await page.unroute(save)
    // It stays for as long as its area has the focus.
    await page.keyboard.press('F8')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('All is saved')).toBeVisible()
    await expect(notification).toBeHidden()
  },
)

test(
  'Enter in a field of one line saves nothing, Ctrl+S does',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/95')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    for (const field of [page.getByLabel('Value').first(), page.getByLabel('GTIN')]) {
      await field.press('End')
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
    }
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.getByLabel('GTIN').fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('All is saved')).toBeVisible()
    expect(sent.filter((url) => url.includes('products.save'))).toHaveLength(1)
  },
)

test(
  'a product that is published at a time gets another time, loses it, or is published now',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/64')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    const state = page.getByRole('region', { name: 'State' })
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    const time = page.getByLabel('Or at a time')
    const then = page.getByRole('button', { name: 'Publish then' })
    await publish.click()
    await time.fill('2099-01-31T08:00')
    await then.click()
    await expect(state).toContainText('It is published on Jan 31, 2099')
    await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0)
    await expectAccessible(page)
    await publish.click()
    await expect(time).toHaveValue('2099-01-31T08:00')
    await page.keyboard.press('Escape')
    await expect(publish).toBeFocused()
    await publish.click()
    await time.fill('2098-07-01T09:30')
    await then.click()
    await expect(state).toContainText('It is published on Jul 1, 2098, 9:30')
    await page.getByRole('button', { name: 'Take the time off' }).click()
    await expect(state).toContainText('Draft')
    await publish.click()
    await expect(time).toHaveValue('')
    await time.fill('2098-07-01T09:30')
    await then.click()
    await publish.click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(state).toContainText('Published')
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()

    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Another name')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await time.fill('2098-07-01T09:30')
    await then.click()
    await expect(state).toContainText('The changes are published on Jul 1, 2098, 9:30')
    await page.getByRole('button', { name: 'Take the time off' }).click()
    await expect(state).not.toContainText('2098')
    await expect(state).toContainText('Changed and not published: name.')
    await expect(name).toHaveValue('Another name')
  },
)

test('a title for search engines and a GTIN are typed, refused where a digit is wrong, and read on the page', async ({
  page,
  desk,
  signedIn,
}) => {
  await signedIn(page)
  await page.goto('/products/93')
  if (isPhone(page)) await page.getByText('Search engines').first().tap()
  const title = `Nivos ${Date.now()}`
  await page.getByLabel('Title for search engines').fill(title)
  await page.getByLabel('GTIN').fill('4006381333932')
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved: ' })
  await summary.getByRole('link', { name: /^A GTIN has/ }).press('Enter')
  await expect(page.getByLabel('GTIN')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('GTIN').fill('4006381333931')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All is saved')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(`${desk.url}/cooling/nivos`)).text())
    .toMatch(new RegExp(`<title>${title} – Argo</title>[^]*"gtin":"4006381333931"`))
})
