import { describe, expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { testSite } from '../pages/test-site.ts'

const shared = forAllTests(testSite)

const build = '/fit?case=edge&card-length=336&front=360&front-thickness=27'
const sitter = '/fit/chairs?units=metric&height=192&weight=90&desk=74'

describe('a build’s page', () => {
  test('has the answer, the drawing and what was typed without scripts', async () => {
    const { open } = shared()
    const { status, text, html } = await open(build)
    expect(status).toBe(200)
    expect(text).toContain('37 mm to spare')
    expect(text).toContain('336 mm of 373 mm, behind a 27 mm front radiator')
    expect(html).toContain('role="img"')
    expect(html).toMatch(/<input[^>]*name="card-length"[^>]*value="336"/)
    expect(html).toMatch(/<input [^>]*name="case" checked="" value="edge"/)
    expect(/<form[^>]*action="\/fit#answer"[^>]*>/.exec(html)?.[0]).toContain('method="get"')
  })

  test('carries its data once, and so does that of chairs', async () => {
    const { open } = shared()
    const times = (html: string, words: string) => html.split(words).length - 1
    const { html } = await open(build)
    const scripts = html.slice(html.indexOf('</main>'))
    expect(times(scripts, 'verdict')).toBe(1)
    const chairs = (await open('/fit/chairs')).html
    expect(times(chairs.slice(chairs.indexOf('</main>')), 'Imperium')).toBe(1)
  })

  test('says what is wrong at its field and keeps what was typed', async () => {
    const { open } = shared()
    const { status, html, text } = await open('/fit?case=edge&card-length=33%20W')
    expect(status).toBe(200)
    expect(html).toMatch(/<input[^>]*id="card-length"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/<input[^>]*name="card-length"[^>]*value="33 W"/)
    expect(text).toContain('Please enter a number in millimeters such as 304 mm, from 50 to 600')
  })

  test('shows what was typed as text, whatever it is', async () => {
    const { open } = shared()
    const { html, status } = await open('/fit?case=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
  })
})

describe('the chairs’ page with somebody’s measures', () => {
  test('has the answer and what was typed without scripts', async () => {
    const { open } = shared()
    const { status, text, html } = await open(sitter)
    expect(status).toBe(200)
    expect(text).toContain('Armada fits you best')
    expect(text).toContain('Imperium fits you too')
    expect(text).toContain('Made for 165–195 cm')
    expect(text).toContain('19 to 29 cm below your desk')
    expect(html).toMatch(/<input[^>]*name="height"[^>]*value="192"/)
    expect(html).toContain('Outline of a person of 192 cm and 90 kg')
    expect((await open('/fit/chairs?units=us&height=6&inches=4&weight=198')).text).toContain(
      'Made for 5′5″–6′5″',
    )
  })

  test('is read in cm and kg, unless its address says otherwise, and says what is wrong at its field', async () => {
    const { open } = shared()
    const { html, text } = await open('/fit/chairs?height=1.92&weight=much')
    expect(text).toContain('Made for 165–195 cm')
    expect(html).toMatch(/<input[^>]*id="weight"[^>]*aria-invalid="true"[^>]*value="much"/)
    expect(text).toContain('Please enter a weight such as 80 kg, from 30 to 250 kg')
  })
})

test.each([
  ['/fit', build, '/fit?case=edge'],
  ['/fit/chairs', sitter, '/fit/chairs?desk=74'],
])(
  '%s is kept by no cache and left out of search engines’ lists once it answers somebody',
  async (path, ...answers) => {
    const { app, open } = shared()
    const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
    for (const address of answers)
      expect(await cacheControl(address), address).toBe('private, no-cache')
    expect(await cacheControl(path)).toContain('s-maxage')
    const page = await open(answers[0])
    expect(page.canonicals).toEqual([`https://argo.example${path}`])
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect((await open(path)).html).not.toContain('noindex')
  },
)

test('units alone ask nothing of the chairs, and an answer as data is kept by no cache', async () => {
  const { app } = shared()
  const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await cacheControl('/fit/chairs?units=us')).toContain('s-maxage')
  const input = encodeURIComponent(JSON.stringify({ json: { case: 'edge' } }))
  expect(await cacheControl(`/trpc/fit.answer?input=${input}`)).toBe('private, no-cache')
})

test.each([
  [
    '/fit?utm_source=x&case=edge&case-card=&card-length=336&card-thickness=&socket=',
    '/fit?case=edge&card-length=336',
  ],
  [
    '/fit/chairs?units=us&height=6&inches=&weight=&desk=&utm_source=x',
    '/fit/chairs?units=us&height=6',
  ],
])(
  'the address %s is without its empty fields and without what is no field',
  async (sent, address) => {
    const { statusCode, headers } = await shared().app.inject(sent)
    expect([statusCode, headers.location]).toEqual([307, address])
  },
)

test('a product’s page leads to a build that has it already, a chair’s to the chairs, and any other to neither', async () => {
  const { open } = shared()
  const linkOf = async (address: string) => {
    const { html } = await open(address)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return /<a [^>]*href="(\/fit[^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&')
  }
  for (const [address, field, value] of [
    ['/cases/edge', 'case', 'edge'],
    ['/cooling/typhoon-90', 'cooler', 'typhoon-90'],
    ['/power-supplies/gx-650', 'supply', 'gx-650'],
    ['/product/76', 'upright', 'yes'],
  ] as const) {
    const { html } = await open((await linkOf(address)) ?? '')
    const chosen =
      field === 'case'
        ? new RegExp(`<input [^>]*name="case" checked="" value="${value}"`)
        : new RegExp(`name="${field}".*?<option value="${value}" selected="">`, 's')
    expect(html, address).toMatch(chosen)
  }
  expect(await linkOf('/chairs/astra')).toBe('/fit/chairs')
  for (const address of ['/cooling/nivos', '/product/64'])
    expect(await linkOf(address), address).toBeUndefined()
})
