import { expect, largeSameTab, open, test } from './fixtures.ts'
import { holdReads } from './held-reads.ts'

test.describe(
  'a list that comes after the visitor wanted something else',
  { tag: '@desktop' },
  () => {
    test('is not put in the address of the page that was opened meanwhile', async ({ page }) => {
      await open(page, '/cases')
      const release = await holdReads(page, /products\.page/)
      await page.getByRole('link', { name: 'Name, A to Z' }).click()
      await page.getByRole('link', { name: 'Contact Support' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
      await release()
      await expect(page).toHaveURL('/contact')
    })

    test('does not replace the order that was chosen after it', async ({ page }) => {
      await open(page, '/cases')
      const release = await holdReads(page, /name-asc/)
      await page.getByRole('link', { name: 'Name, A to Z' }).click()
      await page.getByRole('link', { name: /^GPU clearance, / }).click()
      await expect(page).toHaveURL(/sort=gpu-clearance/)
      await release()
      await expect(page).toHaveURL(/sort=gpu-clearance/)
    })

    test('does not replace the list to which Back led', async ({ page }) => {
      const release = await holdReads(page, /name-desc/)
      await open(page, '/cases')
      await page.getByRole('link', { name: 'Name, A to Z' }).click()
      await expect(page).toHaveURL('/cases?sort=name-asc')
      await page.getByRole('link', { name: 'Name, Z to A' }).click()
      await page.goBack()
      await expect(page).toHaveURL('/cases')
      await release()
      await expect(page).toHaveURL('/cases')
    })

    largeSameTab(
      'is not added to the list once that was filtered, sorted or left by Back',
      async ({ page }) => {
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
          'left by Back': { want: () => page.goBack(), address: '/monitors?panel-is=QD-OLED' },
        }
        for (const [way, { want, address }] of Object.entries(wants))
          await test.step(way, async () => {
            const release = await holdReads(page, /"page":2/)
            await shown.getByRole('link', { name: 'Load more' }).click()
            await want()
            await expect(page).toHaveURL(address)
            await release()
            await expect(page).toHaveURL(address)
            await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Monitors')
            await page.unrouteAll()
          })
      },
    )
  },
)
