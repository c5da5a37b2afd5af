import { expect, hydrated, open, test } from './fixtures.ts'

test(
  'a small product is drawn at life size beside a credit card, whose width on the screen is kept',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/peripherals/argo-g-100m')
    const details = page.getByText('See it at life size')
    await details.click()
    const slider = page.getByLabel('Width of the card')
    const drawn = page.getByRole('img', { name: 'G-100M, top, at life size' })
    const widthOf = async () => Math.round((await drawn.boundingBox())?.width ?? 0)
    await slider.focus()
    await page.keyboard.press('Home')
    expect(await widthOf()).toBe(Math.round((64 / 53.98) * 100))
    await page.keyboard.press('ArrowRight')
    await expect.poll(widthOf).toBe(Math.round((64 / 53.98) * 101))
    await page.reload()
    await hydrated(page)
    await details.click()
    await expect(slider).toHaveValue('101')
  },
)

test(
  'the list of small products leads to the life size of the one that is pictured, which is open there',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/peripherals')
    await page.getByRole('link', { name: 'See it at life size' }).click()
    await expect(page).toHaveURL('/peripherals/argo-g-100m#life-size')
    await expect(page.getByRole('img', { name: 'G-100M, top, at life size' })).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('img', { name: 'G-100M, top, at life size' })).toBeInViewport()
  },
)
