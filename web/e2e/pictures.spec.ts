import { photographName } from '@argo/domain/pictures/photographs'
import { viewOf } from '@argo/domain/pictures/picture-view'
import type { Product } from '@argo/domain/products/product'
import type { Locator, Page } from '@playwright/test'
import { expect, open, sameTab, test } from './fixtures.ts'

async function productsOf(page: Page): Promise<Product[]> {
  return (await (await page.request.get('/api/products')).json()) as Product[]
}

/** The file that the browser chose for a picture; none before it has. */
function chosen(picture: Locator): Promise<string> {
  return picture.evaluate(
    ({ currentSrc }: HTMLImageElement) => currentSrc && new URL(currentSrc).pathname,
  )
}

interface Painted {
  /** The address of the file that the browser chose. */
  src: string
  /** Device pixels that the picture is painted across. */
  painted: number
  /** The widths of the chosen file and of all it could choose from, in pixels. */
  file: number
  widths: number[]
}

/** How the pictures of products are painted that a visitor sees on a page. */
function paintedPictures(page: Page): Promise<Painted[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture > img')].filter(
      // Banners are cropped backdrops with `sizes` of their own.
      ({ src, offsetWidth }) => offsetWidth > 0 && !/categories|scenes/.test(src),
    )
    for (const picture of pictures) picture.loading = 'eager'
    // Which file was chosen is known once it has loaded; to decode them all takes as long as all the rest.
    const loading = pictures.filter(({ complete }) => !complete)
    await Promise.all(
      loading.map(
        (picture) =>
          new Promise((loaded) => {
            picture.addEventListener('load', loaded)
            picture.addEventListener('error', loaded)
          }),
      ),
    )
    const broken = pictures.find(({ naturalWidth }) => naturalWidth === 0)
    if (broken) throw new Error(`${broken.currentSrc} did not load`)
    return pictures.map((picture) => {
      const { objectFit, paddingLeft } = getComputedStyle(picture)
      const inset = 2 * Number.parseFloat(paddingLeft)
      const [width, height] = [picture.offsetWidth - inset, picture.offsetHeight - inset]
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
      const across = objectFit === 'contain' ? Math.min : Math.max
      const srcSet = picture.parentElement?.querySelector('source')?.srcset ?? ''
      return {
        src: picture.currentSrc,
        painted: Math.round(across(width, height * ratio) * devicePixelRatio),
        file: Number(/-(\d+)\.\w+$/.exec(picture.currentSrc)?.[1]),
        widths: srcSet.split(', ').map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1])),
      }
    })
  })
}

test(
  'the first photograph of a product is fetched once and first, and of the others the next alone',
  { tag: '@phone' },
  async ({ page }) => {
    const [product] = await productsOf(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await open(page, `/product/${product?.id}`)
    await page.waitForLoadState('networkidle')
    // Fewer than two pixels to one of the page, on a screen that has more.
    const hero = fetched.filter((path) =>
      path.startsWith(`/pictures/${photographName(product?.imageUrl ?? '')}-`),
    )
    expect(new Set(hero).size).toBe(hero.length)
    expect(hero[0]).toMatch(/-960\.avif$/)
    expect(fetched.find((path) => path.startsWith('/pictures/'))).toBe(hero[0])
    // A hidden lazy picture is not fetched; the second is shown once the page is hydrated.
    const slides = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('group')
      .locator('img')
    const visible = () =>
      slides.evaluateAll((images) => images.map((image) => image.checkVisibility()))
    await expect.poll(async () => (await visible()).slice(0, 2)).toEqual([true, true])
    const rest = (await visible()).slice(2)
    expect(rest.length).toBeGreaterThan(1)
    expect(rest).not.toContain(true)
  },
)

test(
  'pictures are fetched as large as they are painted',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    for (const width of [390, 744, 1440])
      for (const address of ['/home', '/cases', '/cases/edge'])
        await test.step(`${address} at ${width} px`, async () => {
          // What another page has fetched in large would be shown here too.
          const page = await browser.newPage({
            viewport: { width, height: 900 },
            deviceScaleFactor: 2,
            serviceWorkers: 'block',
            baseURL: site.url,
          })
          await open(page, address)
          const pictures = await paintedPictures(page)
          expect(pictures.length).toBeGreaterThan(3)
          const misfits = pictures.filter(({ painted, file, widths }) => {
            const blurred = file < painted / 1.3 && file < Math.max(...widths)
            const smaller = Math.max(0, ...widths.filter((other) => other < file))
            return blurred || smaller > painted * 1.25
          })
          expect(misfits).toEqual([])
          await page.close()
        })
  },
)

test(
  'a color’s picture is fetched when its swatch is pointed at or focused',
  { tag: '@phone' },
  async ({ page }) => {
    const chair = (await productsOf(page)).find(({ slug }) => slug === 'swift-pro')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await open(page, `/product/${chair?.id}`)
    const gallery = page.getByRole('region', { name: /^Pictures of/ })
    await gallery.getByRole('button', { name: 'Show picture 4' }).click()
    await expect(gallery.getByText('4 / 10')).toBeVisible()
    const view = viewOf(chair?.images[2] ?? '')
    const [, color = ''] = chair?.colorVariations ?? []
    const swatch = page.getByRole('link', { name: color, exact: true })
    await swatch.focus()
    const folder = `/pictures/${chair?.slug}/${color.toLowerCase().replace('/', '-')}/`
    const ahead = () => fetched.filter((path) => path.startsWith(`${folder}${view}-`))
    await expect.poll(ahead).toHaveLength(1)
    await swatch.click()
    await expect(gallery.getByText('4 / 10')).toBeVisible()
    const shown = gallery.getByRole('group').getByRole('img').nth(3)
    await expect.poll(() => chosen(shown)).toBe(ahead()[0])
  },
)

// Each in a tab of its own: Chromium shows a larger size that the tab has already.
for (const address of ['/home', '/products', '/cases', '/compare?products=78,79'])
  test(`the first picture of ${address}, which its head fetches, is fetched in one size`, async ({
    page,
  }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
    await open(page, address)
    const first = page.locator('main picture img[fetchpriority="high"]').first()
    await expect.poll(() => chosen(first)).toMatch(/-\d+\.avif$/)
    const name = (await chosen(first)).replace(/-\d+\.avif$/, '-')
    await page.waitForLoadState('networkidle')
    expect([...fetched].filter((path) => path.startsWith(name))).toHaveLength(1)
  })

// Its hero was taken twice: five to four, and wide with room for words on its left.
for (const [screen, tag, taken, other] of [
  ['a desktop', '@desktop', /^\/pictures\/scenes\/swift-pro-black-red-wide-\d+\.avif$/, '/hero-'],
  ['a phone', '@phone', /^\/pictures\/swift-pro\/black-red\/hero-\d+\.avif$/, '-wide-'],
] as const)
  test(
    `${screen} fetches one of a flagship’s two heroes, in each color`,
    { tag },
    async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await open(page, '/chairs/swift-pro')
      const hero = page
        .getByRole('group', { name: /^Picture shown/ })
        .getByRole('img')
        .first()
      await expect.poll(() => chosen(hero)).toMatch(taken)
      await page.getByRole('link', { name: 'Black/Blue', exact: true }).click()
      await expect.poll(() => chosen(hero)).toContain('black-blue')
      expect(fetched.filter((path) => path.includes(other))).toEqual([])
    },
  )

test(
  'the thumbnails of a gallery come in one file, and change with the color',
  { tag: '@desktop' },
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const sprites = () => fetched.filter((path) => path.endsWith('/sprite.webp'))
    await open(page, '/chairs/swift-pro')
    await expect.poll(sprites).toEqual(['/pictures/swift-pro/black-red/sprite.webp'])
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((path) => path.endsWith('/hero-480.avif'))).toEqual([])
    await page.getByRole('link', { name: 'Black/Blue', exact: true }).click()
    await expect.poll(() => sprites()[1]).toBe('/pictures/swift-pro/black-blue/sprite.webp')
    await page.getByRole('button', { name: 'View full screen' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Show picture 10' })).toBeVisible()
    await expect(dialog.locator('[data-viewer=picture] image')).toHaveAttribute(
      'href',
      sprites()[1] ?? '',
    )
    expect(sprites()).toHaveLength(2)
  },
)

sameTab(
  'each thumbnail is filled with its own part of the sprite',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases/edge')
    const thumbnails = page.getByRole('button', { name: /^Show picture/ })
    // It comes once the gallery is hydrated.
    await expect(thumbnails.locator('image').first()).toBeAttached()
    const buttons = await thumbnails.all()
    expect(buttons.length).toBeGreaterThan(3)
    for (const [place, button] of buttons.entries()) {
      const { left, part, above, below } = await button.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const sprite = element.querySelector('image')!.getBoundingClientRect()
        const part = sprite.height * 1.25
        const left = (box.left - sprite.left) / part
        return {
          left,
          part: box.width / part,
          above: sprite.top - box.top,
          // Above its lower border.
          below: box.top + element.clientHeight - sprite.bottom,
        }
      })
      expect(left).toBeGreaterThan(place)
      expect(left + part).toBeLessThan(place + 1)
      expect(part).toBeGreaterThan(0.95)
      expect(Math.max(above, below)).toBeLessThan(0)
    }
  },
)
