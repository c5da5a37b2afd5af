import { plainAddress } from '@argo/domain/pictures/uploaded-picture'
import { categories } from '@argo/domain/products/category'
import type { ContactFacts } from '@argo/domain/texts/contact-facts'
import { legalPages } from '@argo/domain/texts/legal-page'
import {
  type CategoryText,
  type HomeText,
  textKeys,
  type Warranty,
} from '@argo/domain/texts/site-texts'
import type { Periods } from '@argo/domain/texts/periods'
import { expect, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { createCaller } from '../../app-router.ts'
import { staffRouter } from '../router.ts'
import { addPhotograph } from '../photographs/queries.ts'
import { refusal, staffContext, testStaff } from '../test-staff.ts'

const desk = () => testStaff('editor')
type Call = Awaited<ReturnType<typeof desk>>['call']

/** Opens the contact facts' form. */
async function contact(call: Call) {
  const { version, text } = await call.texts.one({ key: 'contact' })
  return { key: 'contact' as const, version, text: text as ContactFacts }
}

/** Saves the contact facts with these changed. */
async function change(call: Call, facts: Partial<ContactFacts>) {
  const opened = await contact(call)
  return call.texts.save({ ...opened, text: { ...opened.text, ...facts } })
}

test('a text that is saved as it was opened changes nothing', async () => {
  const { db, call } = await desk()
  const rows = () => db.selectFrom('siteTexts').selectAll().orderBy('key').execute()
  const before = await rows()
  expect((await call.texts.list()).map(({ key }) => key)).toEqual(textKeys)
  for (const key of textKeys) {
    const { version, text, updatedAt } = await call.texts.one({ key })
    if (updatedAt === null) continue
    await call.texts.save({ key, version, text } as Parameters<Call['texts']['save']>[0])
  }
  expect(await rows()).toEqual(before)
  expect(await call.revisions.list({})).toEqual([])
})

test('every text that is saved is read anew by visitors at once', async () => {
  const { app, db } = await testApp()
  const person = { id: 1, name: 'Ada', role: 'editor' } as const
  const call = staffRouter.createCaller(staffContext({ db, person }))
  const names = ['contact', 'home', 'questions', 'tiers', 'warranty', 'newsletter']
  const addresses = [
    ...names.map((name) => `/trpc/texts.${name}`),
    ...categories.map((category) => addressOf('category', { category })),
    ...legalPages.map((page) => addressOf('legal', { page })),
  ]
  const read = () => Promise.all(addresses.map(async (url) => (await app.inject(url)).body))
  for (const key of textKeys) {
    const before = await read()
    const { version, text, updatedAt } = await call.texts.one({ key })
    if (updatedAt === null) continue
    await saveChanged(text, (changed) =>
      call.texts.save({ key, version, text: changed } as Parameters<Call['texts']['save']>[0]),
    )
    const after = await read()
    expect(
      after.some((body, index) => body !== before[index]),
      key,
    ).toBe(true)
  }
})

function addressOf(name: string, input: object): string {
  return `/trpc/texts.${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`
}

/** Saves a text with one of its words or numbers changed, the first that may be. */
async function saveChanged(text: unknown, save: (changed: unknown) => Promise<unknown>) {
  const json = JSON.stringify(text)
  const places = json.matchAll(/(?<=[^\\"])"(?=[,}\]])|(?<=:)\d+(?=[,}])/g)
  for (const { 0: old, index } of places) {
    const changed = old === '"' ? ' s"' : String(Number(old) + 1)
    const whole = json.slice(0, index) + changed + json.slice(index + old.length)
    const isSaved = await save(JSON.parse(whole)).then(
      () => true,
      () => false,
    )
    if (isSaved) return
  }
  throw new Error(`nothing of it could be changed: ${json}`)
}

test('hours that are changed are in every text that says them, and are undone from the history', async () => {
  const { db, call } = await desk()
  const site = createCaller({ db })
  const read = async () => ({
    facts: await site.texts.contact(),
    answer: (await site.texts.questions()).questions.at(-1),
  })
  const before = await read()
  expect(before.answer).toMatchObject({
    answer: 'Mon-Fri',
    detail: expect.stringMatching(/Mon-Fri 9AM-5PM EST/),
  })

  await change(call, { lastDay: 'Sat', opensAt: 10, phone: '+1 (212) 555-0199' })
  const after = await read()
  expect(after.facts).toMatchObject({ opensAt: 10, phone: '+1 (212) 555-0199' })
  expect(after.answer).toMatchObject({
    answer: 'Mon-Sat',
    detail: expect.stringMatching(/Mon-Sat 10AM-5PM EST/),
  })

  const [revision] = await call.revisions.list({ subject: 'texts', rowId: 'contact' })
  expect(revision).toMatchObject({
    name: 'Contact and hours',
    kind: 'changed',
    differences: [
      { label: 'Phone', before: '+1 (212) 555-0148', after: '+1 (212) 555-0199' },
      { label: 'Last day', before: 'Fri', after: 'Sat' },
      { label: 'Opens at', before: '9', after: '10' },
    ],
  })
  await call.revisions.undo({ id: revision!.id })
  expect(await read()).toEqual(before)
})

test('a text that another has saved meanwhile is not saved over, and is given beside', async () => {
  const { call } = await desk()
  const opened = await contact(call)
  await change(call, { phone: '+1 (212) 555-0199' })
  const saved = call.texts.save({ ...opened, text: { ...opened.text, opensAt: 8 } })
  await expect(saved).rejects.toMatchObject({
    code: 'CONFLICT',
    current: { key: 'contact', text: { phone: '+1 (212) 555-0199', opensAt: 9 } },
  })
})

test('years of warranty that are changed are in every sentence, in the products that stated them, and are undone at once', async () => {
  const { db, call } = await desk()
  const site = createCaller({ db })
  const warrantyOf = async (id: number) =>
    (await site.products.detail({ id })).product.specs.find((spec) => spec.startsWith('Warranty'))
  await db
    .updateTable('products')
    .set((row) => ({
      specs: row.fn<string>('replace', [
        'specs',
        row.val('Warranty: 5 years'),
        row.val('Warranty: 7 years'),
      ]),
    }))
    .where('slug', '=', 'calypso')
    .execute()
  const calypso = await site.products.detail({ slug: 'calypso' })
  expect(await site.texts.tiers()).toMatchObject([
    { years: 5, covers: 'Power supplies, cases, and cooling' },
    { years: 3, covers: 'Monitors, peripherals, and gaming chairs' },
    { years: 2, covers: 'Mice, keyboards, and other accessories' },
  ])

  const policy = await call.texts.one({ key: 'warranty' })
  const { articles: written, ...rest } = policy.text as Warranty
  await call.texts.save({
    key: 'warranty',
    version: policy.version,
    text: { ...rest, articles: written.with(0, { title: 'Years', text: '{warrantyTiers}' }) },
  })
  const opened = await call.texts.one({ key: 'periods' })
  const text = { ...(opened.text as Periods), cases: 6, mice: 1, returnDays: 45 }
  await call.texts.save({ key: 'periods', version: opened.version, text })
  expect((await site.texts.tiers()).map(({ years }) => years)).toEqual([6, 5, 3, 2, 1])
  expect(await warrantyOf(79)).toBe('Warranty: 6 years')
  expect(await warrantyOf(71)).toBe('Warranty: 1 year')
  expect(await warrantyOf(93)).toBe('Warranty: 5 years')
  expect(await warrantyOf(calypso.product.id)).toBe('Warranty: 7 years')
  const answers = (await site.texts.questions()).questions.map(({ answer }) => answer)
  expect(answers).toEqual(expect.arrayContaining(['45 days', '1 year or more']))
  const { articles } = await site.texts.warranty()
  expect(articles[0]?.text).toMatch(/^Cases: 6 years\. Power supplies and cooling: 5 years\./)
  const { toDo } = await call.products.one({ id: calypso.product.id })
  expect(toDo.map(({ sentence }) => sentence)).toEqual([
    'It states 7 years of warranty; the policy gives it 6.',
  ])

  const [revision] = await call.revisions.list({ subject: 'texts', rowId: 'periods' })
  await call.revisions.undo({ batch: revision!.batch })
  expect(await warrantyOf(79)).toBe('Warranty: 5 years')
  expect(await warrantyOf(71)).toBe('Warranty: 2 years')
  expect((await site.texts.tiers()).map(({ years }) => years)).toEqual([5, 3, 2])
})

test('the hero of the home page shows pictures that the site has, and no others', async () => {
  const { db, call } = await desk()
  const { version, text } = await call.texts.one({ key: 'home' })
  const banner = '/pictures/categories/chairs-960.webp'
  expect((await call.texts.pictures()).map(({ src }) => src)).toContain(banner)
  const save = (changed: Partial<HomeText>) =>
    call.texts.save({ key: 'home', version, text: { ...(text as HomeText), ...changed } })
  const scenes = (text as HomeText).scenes
  expect(await refusal(save({ scenes: scenes.with(1, '/pictures/none-960.webp') }))).toEqual({
    'text.scenes.1': 'There is no such picture',
  })
  expect(await refusal(save({ path: '//evil.example' }))).toEqual({
    'text.path': expect.stringMatching(/page of the/),
  })
  expect(
    await refusal(save({ captions: [{ words: 'Edge', path: 'https://evil.example' }] })),
  ).toEqual({ 'text.captions.0.path': expect.stringMatching(/page of the/) })
  for (const path of ['/nowhere', '/cases/nothing?color=black', '/product/99999'])
    expect(await refusal(save({ path }))).toEqual({
      'text.path': 'There is no such page: visitors would not find it',
    })
  await save({ headline: 'Sit\nstill.', scenes: scenes.with(1, banner), path: '/fit?case=edge' })
  expect(await createCaller({ db }).texts.home()).toMatchObject({
    headline: 'Sit\nstill.',
    scenes: [scenes[0], banner, scenes[2]],
  })
})

test('a category begins with its banner until another is chosen among the pictures that there are', async () => {
  const { db, call } = await desk()
  const site = createCaller({ db })
  const shown = async () => (await site.texts.category({ category: 'chairs' })).banner
  expect(await shown()).toBe('/pictures/categories/chairs-960.webp')
  const { key, version, text } = await call.texts.one({ key: 'category-chairs' })
  const save = (banner: string) =>
    call.texts.save({
      key: 'category-chairs',
      version,
      text: { ...(text as CategoryText), banner },
    })
  const uploaded = plainAddress(`${'a'.repeat(24)}-1800x1200`)
  for (const banner of [uploaded, 'https://elsewhere.example/a.jpg'])
    expect(await refusal(save(banner)), key).toEqual({ 'text.banner': 'There is no such picture' })
  await addPhotograph(db, `${'a'.repeat(24)}-1800x1200`, new Date(), async () => {})
  await save(uploaded)
  expect(await shown()).toBe(uploaded)
})

test('the home page shows the figures of any published product’s specs, and no panel for one that is gone, of which staff are told', async () => {
  const { db, call } = await desk()
  const site = createCaller({ db })
  const opened = await call.texts.one({ key: 'home' })
  const text = opened.text as HomeText
  const shown = async () => (await site.texts.figures()).map((each) => each && each.figure)
  expect(await shown()).toEqual(['128 W/m·K', '25,600 DPI', '69 g', '94%', '2.0 mmH₂O'])
  const panel = { productId: 79, label: 'GPU clearance', text: 'For {returnDays} days.', view: '' }
  const save = (changed: typeof panel) =>
    call.texts.save({
      key: 'home',
      version: opened.version,
      text: { ...text, panels: text.panels.with(1, changed) },
    })
  expect(await refusal(save({ ...panel, label: 'Zodiac' }))).toEqual({
    'text.panels.1.label': expect.stringMatching(/No published product/),
  })
  await save(panel)
  const figure = await site.texts.figures()
  expect(figure[1]).toMatchObject({
    product: { slug: 'edge' },
    figure: '400 mm',
    text: 'For 30 days.',
    picture: '/pictures/edge/hero-960.webp',
  })
  const toDo = async () => (await call.texts.toDo()).filter(({ key }) => key === 'home')
  expect(await toDo()).toEqual([])
  await db.updateTable('products').set({ state: 'draft' }).where('id', '=', 79).execute()
  expect((await shown())[1]).toBeNull()
  expect(await toDo()).toMatchObject([
    {
      key: 'home',
      toDo: [
        {
          field: 'captions.0.path',
          sentence: 'It leads to /cases/edge, where there is no page.',
        },
        {
          field: 'panels.1.productId',
          sentence: expect.stringMatching(/^Figure 2, “GPU clearance”/),
        },
      ],
    },
  ])
})

test('years that are no number are refused at their field', async () => {
  const { call } = await desk()
  const opened = await call.texts.one({ key: 'periods' })
  const text = { ...(opened.text as Periods), cases: Number.NaN, chairs: 0 }
  const saved = call.texts.save({ key: 'periods', version: opened.version, text })
  expect(await refusal(saved)).toEqual({
    'text.cases': expect.stringMatching(/enter a number/),
    'text.chairs': expect.stringMatching(/one year at least/),
  })
})

test.each<[Partial<ContactFacts>, string, RegExp]>([
  [{ closesAt: 9 }, 'text.closesAt', /closes after it opens/],
  [{ firstDay: 'Sat' }, 'text.lastDay', /comes after the first/],
  [{ phone: '<b>1</b>' }, 'text.phone', /such as/],
  [{ email: 'support' }, 'text.email', /such as/],
  [{ street: ' ' }, 'text.street', /enter the street/],
])('%j is refused at %s', async (facts, field, sentence) => {
  const { call } = await desk()
  expect(await refusal(change(call, facts))).toEqual({ [field]: expect.stringMatching(sentence) })
})

test('an entry of a text is undone although others were changed since, and one that was changed again stays', async () => {
  const { call } = await desk()
  const read = async () => (await contact(call)).text
  const before = await read()
  await change(call, { opensAt: 10, phone: '+1 (212) 555-0199' })
  const [{ id } = { id: 0 }] = await call.revisions.list({})
  await change(call, { lastDay: 'Sat', opensAt: 11 })
  expect(await call.revisions.undo({ id })).toMatchObject({
    kept: ['Contact and hours was changed again since (Opens at): undo that first.'],
  })
  expect(await read()).toEqual({ ...before, lastDay: 'Sat', opensAt: 11 })
})

test('a category that staff have not written of has a page, and says what they write until that is undone', async () => {
  const { db, call } = await desk()
  const key = 'category-chairs'
  await db.deleteFrom('siteTexts').where('key', '=', key).execute()
  const site = createCaller({ db })
  const shown = () => site.texts.category({ category: 'chairs' })
  const isToDo = async () => (await call.texts.toDo()).some((each) => each.key === key)
  const unwritten = { description: 'Chairs by Argo', facts: [] }
  expect(await shown()).toMatchObject(unwritten)
  expect(await isToDo()).toBe(true)
  expect((await call.texts.list()).find((each) => each.key === key)?.updatedAt).toBeNull()

  const { version, text } = await call.texts.one({ key })
  const fact = { figure: '140 kg', title: 'Load', text: 'What it carries.' }
  const written = {
    ...(text as CategoryText),
    matters: 'Sit before you buy.',
    facts: [fact, fact, fact],
  }
  await call.texts.save({ key, version, text: written })
  expect(await shown()).toEqual(written)
  expect(await isToDo()).toBe(false)

  const [revision] = await call.revisions.list({ subject: 'texts', rowId: key })
  await call.revisions.undo({ id: revision!.id })
  expect(await shown()).toMatchObject(unwritten)
  expect(await isToDo()).toBe(true)
})
