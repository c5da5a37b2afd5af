import { expect, test } from './fixtures.ts'
import { policyViolations } from './policy-violations.ts'

test.describe('what got into the markup', () => {
  test.use({ expectedErrors: [/Content Security Policy|requires 'TrustedHTML'|status of 404/] })

  test(
    'does not run: neither a script of its own, nor a file of another site, nor text that becomes markup',
    { tag: '@desktop' },
    async ({ page }) => {
      const refused = await policyViolations(page)
      await page.route('/home', async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: (await response.text()).replace(
            '</body>',
            `<script>window.own = 1</script><script type="module" src="https://other.example/a.js"></script>
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
            'script-src-elem https://other.example/a.js',
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
