import type { Page } from '@playwright/test'
import { expect, largeSameTab, open, test } from './fixtures.ts'
import { holdReads } from './held-reads.ts'

const progress = (page: Page) => page.locator('[data-progress]')
const busy = (page: Page) => page.locator('main [aria-busy=true]')
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

test.describe('a list that is slow to come', { tag: '@desktop' }, () => {
  test('leaves the list before it on the page, which shows that something is on its way', async ({
    page,
  }) => {
    await open(page, '/cases')
    const before = await names(page).allTextContents()
    const release = await holdReads(page, /name-asc/)
    await page.getByRole('link', { name: 'Name, A to Z' }).click()
    await expect(page).toHaveURL('/cases?sort=name-asc')
    await expect(busy(page)).toHaveCount(1)
    await expect(progress(page)).toBeVisible()
    expect(await names(page).allTextContents()).toEqual(before)
    await release()
    await expect(progress(page)).toHaveCount(0)
    await expect(busy(page)).toHaveCount(0)
    await expect.poll(() => names(page).allTextContents()).toEqual(before.toSorted())
  })

  test('is shown neither on another page nor in place of what was chosen after it', async ({
    page,
  }) => {
    await open(page, '/cases')
    const release = await holdReads(page, /name-asc/)
    await page.getByRole('link', { name: 'Name, A to Z' }).click()
    await page.getByRole('link', { name: /^GPU clearance, / }).click()
    await expect(busy(page)).toHaveCount(0)
    const after = await names(page).allTextContents()
    await release()
    await expect(page).toHaveURL(/sort=gpu-clearance/)
    expect(await names(page).allTextContents()).toEqual(after)
    await page.getByRole('link', { name: 'Contact Support' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('does not replace the list to which Back led', async ({ page }) => {
    const release = await holdReads(page, /name-desc/)
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Name, A to Z' }).click()
    await expect(busy(page)).toHaveCount(0)
    const sorted = await names(page).allTextContents()
    await page.getByRole('link', { name: 'Name, Z to A' }).click()
    await page.goBack()
    await expect(page).toHaveURL('/cases?sort=name-asc')
    await release()
    expect(await names(page).allTextContents()).toEqual(sorted)
  })

  largeSameTab('is not added to the list once that was filtered or sorted', async ({ page }) => {
    await open(page, '/monitors')
    const shown = page.getByRole('main')
    const wants = {
      filtered: {
        want: () => shown.getByRole('checkbox', { name: /^QD-OLED/ }).check(),
        address: '/monitors?panel-is=QD-OLED',
      },
      sorted: {
        want: () => shown.getByRole('link', { name: 'Name, A to Z' }).click(),
        address: '/monitors?panel-is=QD-OLED&sort=name-asc',
      },
    }
    for (const [way, { want, address }] of Object.entries(wants))
      await test.step(way, async () => {
        const release = await holdReads(page, /"page":2/)
        await shown.getByRole('link', { name: 'Load more' }).click()
        await want()
        await expect(page).toHaveURL(address)
        await release()
        await expect(page).toHaveURL(address)
        await expect(shown.getByRole('article')).toHaveCount(24)
        await page.unrouteAll()
      })
  })
})
