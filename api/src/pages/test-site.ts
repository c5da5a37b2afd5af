import { decodeHTML } from 'entities'
import type { LightMyRequestResponse } from 'fastify'
import type { AppDependencies } from '../app.ts'
import { testApp } from '../test-app.ts'
import { createCaller } from '../trpc/app-router.ts'
import { productionRenderer } from './production-renderer.ts'

// Read once by the files of a worker: it holds nothing of a site that uses it.
let renderer: ReturnType<typeof productionRenderer> | undefined

/** The real server with the real pages, and the procedures behind them. */
export async function testSite(given: Pick<AppDependencies, 'writeLimits'> = {}) {
  renderer ??= productionRenderer()
  const publicUrl = 'https://argo.example'
  const { app, db, databaseUrl } = await testApp({
    createRenderer: await renderer,
    publicUrl,
    ...given,
  })
  return {
    app,
    db,
    databaseUrl,
    call: createCaller({ db }),
    open: async (url: string) => readPage(await app.inject(url)),
  }
}

export type Page = ReturnType<typeof readPage>

/** A page as a reader without scripts gets it: its head's facts and the text of its body. */
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
    text: decodeHTML(body.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '')),
  }
}
