import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

const nasty = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--<script>',
  ']]> {{x}} ${x} %3Cb%3E &amp; &lt;b>',
  `"quotes' \`backticks\` \\ back\\slash`,
  'lines\u2028and\u2029paragraphs \r\n and breaks',
].join(' ')

async function pagesOf(name: string, description = name) {
  const { db, open } = await testSite()
  await db
    .updateTable('products')
    .set({ name, description, specs: JSON.stringify([`${name}: ${name}`]) })
    .where('slug', '=', 'edge')
    .execute()
  return { db, open }
}

test.each(['/cases/edge', '/product/79', '/cases', '/products', '/home'])(
  'whatever a product is called, %s shows it as text',
  async (url) => {
    const { open } = await pagesOf(nasty)
    const { html, text, status } = await open(url)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<!--<script>')
    expect(text).toContain('<img src=x onerror=alert(1)>')
  },
)

test('the head holds such a name as text too', async () => {
  const { open } = await pagesOf(nasty)
  const { titles, descriptions } = await open('/cases/edge')
  expect(titles).toHaveLength(1)
  expect(titles[0]).toContain('</script><script>alert(1)</script>')
  expect(descriptions).toHaveLength(1)
  expect(descriptions[0]).toContain('</script><script>alert(1)</script>')
})

test('half a character in the database breaks no page', async () => {
  const { open, db } = await pagesOf('Edge')
  await sql`UPDATE products SET name = CAST(X'45646765EDA080' AS TEXT) WHERE id = 79`.execute(db)
  const { status, titles } = await open('/cases/edge')
  expect(status).toBe(200)
  expect(titles[0]?.isWellFormed()).toBe(true)
  expect(titles[0]).toMatch(/^Edge\uFFFD/)
})

test('what a visitor writes into an address is shown as text or not at all', async () => {
  const { open } = await pagesOf('Edge')
  for (const url of [
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/cases/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/products?category=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/chairs/astra?color=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/home?%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  ]) {
    const { html } = await open(url)
    expect(html).not.toMatch(/<script>alert|"><script/)
  }
})
