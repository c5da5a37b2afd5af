import * as z from 'zod'
import { testSite } from '../pages/test-site.ts'

export const site = 'https://argo.example'

/** The real site and, of each page, what crawlers read in its head. */
export async function testSeo() {
  const { app, db, call, open } = await testSite()
  return {
    app,
    db,
    call,
    open: async (url: string) => {
      const page = await open(url)
      return { ...page, jsonLd: readJsonLd(page.html) }
    },
    text: async (url: string) => (await app.inject(url)).body,
  }
}

const GraphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

function readJsonLd(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)]
  if (scripts.length > 1) throw new Error('More than one script of structured data')
  const [script] = scripts
  return script ? GraphSchema.parse(JSON.parse(script[1] ?? ''))['@graph'] : []
}
