import { decodeHTML } from 'entities'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod'
import type { AppDependencies } from '../app.ts'
import { testApp } from '../test-app.ts'
import { createCaller } from '../app-router.ts'
import { productionRenderer } from './production-renderer.ts'

// Read once by the files of a worker: it holds nothing of a site that uses it.
let renderer: ReturnType<typeof productionRenderer> | undefined

/** The address of the site in tests of its pages. */
export const site = 'https://argo.example'

/** The real server with the real pages, and the procedures behind them. */
export async function testSite(given: Partial<AppDependencies> = {}) {
  renderer ??= productionRenderer()
  const { app, db, databaseUrl } = await testApp({
    ...(await renderer),
    publicUrl: site,
    ...given,
  })
  return {
    app,
    db,
    databaseUrl,
    call: createCaller({ db }),
    open: async (url: string) => readPage(await app.inject(url)),
    text: async (url: string) => (await app.inject(url)).body,
  }
}

export type Page = ReturnType<typeof readPage>

/** A page as readers without scripts and crawlers get it: its head's facts, its data and the text of its body. */
function readPage({ statusCode, headers, body: html }: LightMyRequestResponse) {
  const [head = '', body = ''] = html.split('</head>')
  const all = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, found]) => decodeHTML(found ?? ''))
  return {
    status: statusCode,
    type: headers['content-type'],
    html,
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    jsonLd: readJsonLd(html),
    text: decodeHTML(body.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '')),
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
