import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testSite } from '../pages/test-site.ts'

const shared = forAllTests(testSite)

test.each([
  ['/cases/edge', 'edge', 'Edge'],
  ['/product/64', '64', 'Footrest'],
])(
  'the page of a product without dealers leads to the newsletter, which names it',
  async (address, product, name) => {
    const { open } = shared()
    const link = `/newsletter?product=${product}`
    expect((await open(address)).html).toContain(`href="${link}"`)
    const { html, text, canonicals } = await open(link)
    expect(html).toMatch(new RegExp(`<h1[^>]*>Get ${name} updates</h1>`))
    expect(text).toContain('We’ll e-mail you when and where you can buy it.')
    expect(text).toContain('New products and firmware, a few times a year')
    expect(canonicals).toEqual(['https://argo.example/newsletter'])
  },
)

test('the newsletter’s page for a product that there is not is the newsletter’s', async () => {
  const { open } = shared()
  for (const address of ['/newsletter?product=nope', '/newsletter']) {
    const { status, html } = await open(address)
    expect(status).toBe(200)
    expect(html, address).toMatch(/<h1[^>]*>Newsletter<\/h1>/)
  }
})
