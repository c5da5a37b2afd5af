import { expect, test } from 'vitest'
import { testSite } from '../pages/test-site.ts'

test('a picture’s text that is no address is left out, and one from elsewhere keeps its address', async () => {
  const { app, db, open, text } = await testSite()
  const images = JSON.stringify(['https://cdn.example/side.png', '/pictures/a b.png'])
  await db
    .updateTable('products')
    .set({ imageUrl: 'https://[', images })
    .where('slug', '=', 'edge')
    .execute()
  const kept = ['https://cdn.example/side.png', 'https://argo.example/pictures/a%20b.png']
  const { jsonLd } = await open('/cases/edge')
  expect(jsonLd.find((object) => object['@type'] === 'Product')).toMatchObject({ image: kept })
  const sitemap = await text('/sitemap.xml')
  for (const url of kept) expect(sitemap).toContain(`<image:loc>${url}</image:loc>`)
  expect(sitemap).not.toContain('https://[')
  const feed = await app.inject('/feed.xml')
  expect(feed.statusCode).toBe(200)
  expect(feed.body).toContain('<title>Edge</title>')
})
