import type { Page } from '@playwright/test'
import { fill, send, thanks } from './contact-form.ts'
import { expect, isPhone, open, test } from './fixtures.ts'

test.use({ expectedErrors: [/Failed to load resource.+(404|503)/] })

/** What the policy refused on the page's way so far, in every document. */
async function violations(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tell', (violation: string) => refused.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI } = event
      const { tell } = window as unknown as { tell: (violation: string) => void }
      tell(`${documentURI}: ${effectiveDirective} ${blockedURI} (${sourceFile})`)
    })
  })
  return refused
}

test(
  'every page of the sitemap, and every page of a failure, keeps to the policy',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(240_000)
    const refused = await violations(page)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    expect(addresses.length).toBeGreaterThan(30)
    for (const address of [...addresses, '/no-such-page', '/product/999999', '/products?page=9']) {
      await open(page, address)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    }
    for (const address of ['/api/docs', '/offline.html', '/api/nope', '/favicon.svg', '/feed.xml'])
      await page.goto(address)
    expect(refused).toEqual([])
  },
)

test('menus, the viewer, moves between pages and the forms keep to the policy', async ({
  page,
}) => {
  const refused = await violations(page)
  await open(page, '/home')
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Chairs/ })
      .click()
    await page.getByRole('link', { name: 'Armada, view details' }).click()
  } else {
    await page.getByRole('button', { name: 'Chairs' }).click()
    await page.locator('#panel-chairs').getByRole('link', { name: 'Armada' }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armada')
  await page.getByRole('button', { name: 'View full screen' }).click()
  const viewer = page.getByRole('dialog', { name: /full screen$/ })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  // Closing goes back in the history, which would abort a page opened meanwhile.
  await expect(viewer).toBeHidden()
  await open(page, '/contact')
  await fill(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(refused).toEqual([])
})

test.describe('what got into the markup', () => {
  test.use({ expectedErrors: [/Content Security Policy|requires 'TrustedHTML'|status of 404/] })

  test(
    'does not run: neither a script of its own nor a file of the site, nor text that becomes markup',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const refused = await violations(page)
      const html = await (await fetch(`${site.url}/home`)).text()
      const file = /"entry":"([^"]+)"/.exec(html)?.[1] ?? ''
      await page.route('/home', async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: (await response.text()).replace(
            '</body>',
            `<script>window.own = 1</script><script type="module" src="${file}?injected"></script>
            <img src="x" onerror="window.handler = 1"><a style="color: red" href="javascript:window.link = 1">x</a></body>`,
          ),
        })
      })
      await page.goto('/home')
      await page.waitForLoadState('load')
      expect(
        await page.evaluate(() => {
          document.querySelector<HTMLAnchorElement>('a[href^="javascript:"]')?.click()
          const { own, handler, link } = window as unknown as Record<string, unknown>
          return { own, handler, link }
        }),
      ).toEqual({ own: undefined, handler: undefined, link: undefined })
      await expect
        .poll(() => refused.map((violation) => violation.replace(/^\S+ | \(.*$/g, '')).toSorted())
        .toEqual(
          expect.arrayContaining([
            'script-src-attr inline',
            'script-src-elem inline',
            `script-src-elem ${site.url}${file}?injected`,
            'style-src-attr inline',
          ]),
        )
      await expect(
        page.evaluate(() => {
          document.body.innerHTML = '<b>text</b>'
        }),
      ).rejects.toThrow('TrustedHTML')
    },
  )
})
