import type { LightMyRequestResponse } from 'fastify'
import { testApp } from '../test-app.ts'
import { createCaller } from '../trpc/app-router.ts'
import { productionRenderer } from './production-renderer.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
}

/** The real server with the real pages, and the procedures behind them. */
export async function testSite() {
  const publicUrl = 'https://argo.example'
  const { app, db, databaseUrl } = await testApp({
    createRenderer: await productionRenderer(),
    publicUrl,
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
    [...head.matchAll(pattern)].map(([, found]) => decode(found ?? ''))
  return {
    status: statusCode,
    type: headers['content-type'],
    html,
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    text: decode(body.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '')),
  }
}

function decode(html: string): string {
  return html.replaceAll(/&(#x27|\w+);/g, (entity) => entities[entity] ?? entity)
}
