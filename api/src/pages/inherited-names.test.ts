import { buildFieldNames } from '@argo/domain/fit/build-search'
import { categories, categoryPath } from '@argo/domain/products/category'
import { fixedPages, searchPage } from '@argo/domain/site-pages/page-metadata'
import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { appRouter, createCaller } from '../app-router.ts'
import { toProblem } from '../protocol/problem.ts'
import { staffRouter } from '../staff/router.ts'
import { staffContext } from '../staff/test-staff.ts'
import { testSite } from './test-site.ts'

const shared = forAllTests(testSite)

/** What every object has, though nobody put it there: tables that are looked up by a word must not find it. */
const inherited = Object.getOwnPropertyNames(Object.prototype)

const queryNames =
  'q category sort page from products show units part color picture view sent subscription product panel-is preview'.split(
    ' ',
  )
const listPaths = [
  ...Object.values(fixedPages).map(({ path }) => path),
  ...categories.flatMap((category) => [
    categoryPath(category),
    `/compare${categoryPath(category)}`,
  ]),
  searchPage.path,
  '/cases/edge',
  '/chairs/armada',
  '/product/79',
]

test.each(inherited)('no page fails for the word %s in its address or its fields', async (word) => {
  const { app } = shared()
  const query = new URLSearchParams(
    [...queryNames, ...buildFieldNames, `${word}-is`, `${word}-min`, word].map((name) => [
      name,
      word,
    ]),
  )
  const phrases = [word, `black ${word}`, `${word} case`, `zzzz ${word}`]
  const urls = [
    ...listPaths.map((path) => `${path}?${query}`),
    ...['', '/cases', '/product', '/compare', '/api/products', '/api/products/slug'].map(
      (path) => `${path}/${word}`,
    ),
    ...['/newsletter/confirm', '/api/products/category', '/photographs', '/pictures'].map(
      (path) => `${path}/${word}`,
    ),
    ...phrases.map((q) => `${searchPage.path}?${new URLSearchParams({ q })}`),
  ]
  for (const url of urls) {
    const { statusCode } = await app.inject(url)
    expect(statusCode, url).toBeLessThan(500)
  }
})

test.each(inherited)('nor does a procedure of the site or the desk for %s', async (word) => {
  const { db } = shared()
  const person = { id: 1, name: 'Ada', role: 'owner' } as const
  const callers = [
    { router: appRouter, call: createCaller({ db }) },
    { router: staffRouter, call: staffRouter.createCaller(staffContext({ db, person })) },
  ]
  for (const { router, call } of callers)
    for (const name of Object.keys(router._def.procedures)) {
      // They are about cookies and passkeys, which no context of a test has.
      if (name.startsWith('signIn.')) continue
      for (const input of inputsOf(word)) {
        const status = await statusOf(procedureOf(call, name)(input))
        expect(status, `${name} ${JSON.stringify(input)}`).toBeLessThan(500)
      }
    }
})

function procedureOf(call: object, name: string): (input: unknown) => Promise<unknown> {
  const [router = '', procedure = ''] = name.split('.')
  return (call as Record<string, Record<string, (input: unknown) => Promise<unknown>>>)[router]![
    procedure
  ]!
}

async function statusOf(answer: Promise<unknown>): Promise<number> {
  return answer.then(
    () => 200,
    (error: unknown) => toProblem(error).status,
  )
}

// What procedures take, as far as a field's kind lets it through, and with the word in every field.
function inputsOf(word: string): object[] {
  const sheet = `Number,Name,${word},Weight\n79,Edge,${word},5 ${word}\n,${word},${word},${word}\n`
  const typed = {
    q: word,
    slug: word,
    slugs: [word, 'edge'],
    names: [word],
    name: word,
    version: word,
    email: `${word}@example.com`,
    message: word,
    batch: word,
    rowId: word,
    token: word,
    file: Buffer.from(sheet).toString('base64'),
    form: {
      name: word,
      slug: '',
      category: 'cases',
      description: word,
      imageUrl: '/pictures/no-picture.svg',
      images: [],
      specs: [
        { label: word, value: word },
        { label: 'Weight', value: `5 ${word}` },
      ],
      colorVariations: [word],
      defaultColor: word,
      keyFeatures: [{ label: word, title: word, sentence: word, view: word.toLowerCase() }],
      related: [],
      dealers: [],
      searchTitle: '',
      searchDescription: word,
      gtin: '',
    },
    text: { [word]: word },
    filters: { choices: { [word]: [word] }, ranges: { [word]: { min: 1 } } },
    [word]: word,
  }
  return [
    { ...typed, id: 79, category: 'cases', format: 'csv', subject: 'products', key: 'contact' },
    { ...typed, id: word, category: word, format: word, subject: word, key: word, sort: word },
  ]
}
