import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { expect, test } from 'vitest'
import { seedCategories } from '../database/test-catalogue.ts'
import { testSite } from '../pages/test-site.ts'
import { testApp, testCaller } from '../test-app.ts'

test('a new database has the words that the specification fixes', async () => {
  const { call } = await testCaller()
  expect(await call.texts.contact()).toMatchObject({
    firstDay: 'Mon',
    lastDay: 'Fri',
    opensAt: 9,
    closesAt: 17,
    claimsOpenAt: 9,
    claimsCloseAt: 18,
  })
  const { questions } = await call.texts.questions()
  const sentences = [
    /30-day return policy.*original packaging/,
    /confirmation e-mail/,
    /Rates vary/,
    /Most products.*2-year limited warranty/,
    /claim form.*or contact support/,
    /Technical support answers Mon-Fri 9AM-5PM EST/,
  ]
  expect(questions.map(({ detail }) => detail)).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence)),
  )
  const { clauses, articles } = await call.texts.warranty()
  expect(clauses.map(({ title }) => title)).toEqual([
    "What's Covered",
    "What's Not Covered",
    'Warranty Process',
  ])
  expect(articles.map(({ text }) => text).join(' ')).toContain('ISO 13406-2')
})

test('the home page of a new database has the words of the specification', async () => {
  const { call } = await testCaller()
  expect(await call.texts.home()).toMatchObject({
    button: 'Explore Products',
    path: '/products',
    figures: 'Precision Engineering',
    featured: 'Featured Gear',
  })
  expect(await call.texts.tiers()).toMatchObject([
    { years: 5, covers: 'Power supplies, cases, and cooling' },
    { years: 3, covers: 'Monitors, peripherals, and gaming chairs' },
    { years: 2, covers: 'Mice, keyboards, and other accessories' },
  ])
})

test('the categories of a new database are described in the words of the specification', async () => {
  const { call } = await testCaller()
  const texts = await Promise.all(
    seedCategories.map((category) => call.texts.category({ category })),
  )
  expect(texts.map(({ description }) => description)).toEqual([
    'Premium gaming cases for ultimate performance',
    'Advanced cooling solutions for peak efficiency',
    'Reliable power for demanding gaming rigs',
    'Essential gaming peripherals for competitive edge',
    'Ergonomic gaming chairs for extended sessions',
    'High-performance displays for immersive gaming',
  ])
  const summaries = [
    ...Object.values(fixedPages),
    ...texts.map(({ summary }) => ({ description: summary })),
  ]
  expect(new Set(summaries.map(({ description }) => description)).size).toBe(summaries.length)
})

test('who subscribes after the words at the form were changed has agreed to the new ones', async () => {
  const { db, call } = await testCaller()
  const value = JSON.stringify({ consent: 'News twice a year.' })
  await db.updateTable('siteTexts').set({ value }).where('key', '=', 'newsletter').execute()
  expect(await call.texts.newsletter()).toEqual({ consent: 'News twice a year.' })
  await call.newsletter.subscribe({ email: 'ada@example.com' })
  const row = await db.selectFrom('newsletterSubscriptions').selectAll().executeTakeFirstOrThrow()
  expect(row.consentWording).toBe('News twice a year.')
})

test('a change of a text is in responses that were cached before', async () => {
  const { app, db } = await testApp()
  const contact = async () => {
    const [response, security] = await Promise.all([
      app.inject('/trpc/texts.contact'),
      app.inject('/.well-known/security.txt'),
    ])
    return `${response.body} ${security.body}`
  }
  const before = await contact()
  expect(before).toContain('"email":"support@argogaming.example"')
  expect(before).toContain('mailto:support@argogaming.example')
  const { value } = await db
    .selectFrom('siteTexts')
    .select('value')
    .where('key', '=', 'contact')
    .executeTakeFirstOrThrow()
  const changed = value.replace('support@', 'help@')
  await db.updateTable('siteTexts').set({ value: changed }).where('key', '=', 'contact').execute()
  await expect.poll(contact).toContain('"email":"help@argogaming.example"')
  expect(await contact()).not.toContain('support@')
})

test('a search finds what the FAQ says, as it says it now', async () => {
  const { db, call } = await testCaller()
  const paths = async () =>
    (await call.search.find({ q: 'zeppelin freight' })).entries.map(({ path }) => path)
  expect(await paths()).not.toContain('/contact')
  const { questions } = await call.texts.questions()
  const [first, ...others] = questions
  const value = JSON.stringify({
    questions: [{ ...first, detail: 'By zeppelin freight.' }, ...others],
  })
  await db.updateTable('siteTexts').set({ value }).where('key', '=', 'questions').execute()
  expect(await paths()).toContain('/contact')
})

test('a text that SQL made unreadable fails by its name, and the home page and products are there still', async () => {
  const { db, call, open } = await testSite()
  await db.updateTable('siteTexts').set({ value: '{}' }).where('key', '=', 'contact').execute()
  await expect(call.texts.contact()).rejects.toThrow('The row contact of site_texts')
  expect((await call.products.detail({ id: 79 })).product.name).toBe('Edge')
  expect((await open('/home')).text).toContain('Featured Gear')
})
