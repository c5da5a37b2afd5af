import { categories } from '@argo/domain/products/category'
import { plainAddress } from '@argo/domain/pictures/uploaded-picture'
import { deskStates } from '@argo/domain/products/products-search'
import { siteTextSchemas, type TextKey, textKeys } from '@argo/domain/texts/site-texts'
import { expect, test } from 'vitest'
import { saveMessage } from '../../contact/queries.ts'
import { claimMail, refuseMail } from '../../mail/outbox.ts'
import { addCounts } from '../../not-found/counts.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { linkFor } from '../../staff/people/links.ts'
import { addPhotograph } from '../../staff/photographs/queries.ts'
import { staffRouter } from '../../staff/router.ts'
import { staffUrl } from '../../staff/sign-in/test-desk.ts'
import { staffContext } from '../../staff/test-staff.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema.ts'
import { testDatabase } from '../test-database.ts'
import { onFinished } from '../test-finished.ts'
import { namesToSort, queriesOf } from './test-answers.ts'

const now = () => new Date('2027-01-31T12:00:00Z')

/** The desk of an owner, and its database. */
function deskOf(db: Database) {
  const person = { id: 1, name: 'Olga', role: 'owner' } as const
  return { db, call: staffRouter.createCaller(staffContext({ db, person, now })) }
}
type Desk = ReturnType<typeof deskOf>

test('SQLite and PostgreSQL give the same answer to every read of the desk after the same work', async () => {
  const { db: sqlite } = await openDatabase('sqlite::memory:')
  onFinished(() => sqlite.destroy())
  const [one, two] = [deskOf(sqlite), deskOf(await testDatabase())]
  for (const desk of [one, two]) await work(desk)
  const reads = await readsOf(one)
  expect([...new Set(reads.map(([name]) => name))].toSorted()).toEqual(queriesOf(staffRouter))
  for (const [name, read] of reads)
    expect(await answer(read, two), name).toBe(await answer(read, one))
})

async function work({ db, call }: Desk): Promise<void> {
  await linkFor(db, staffUrl, { name: 'Olga', role: 'owner', now: now() })
  await linkFor(db, staffUrl, { name: 'émil', role: 'editor', now: now() })
  for (const [index, name] of namesToSort.entries()) {
    const email = `${index % 9}.Ada@Example.com`
    await saveMessage(db, { name, email, message: `Subject: returns\n\n100% of ${name}` })
    if (index < 3) await subscribe(db, { email })
    await call.products.create({ name, category: categories[index % categories.length]! })
  }
  const { messages } = await call.messages.list({})
  for (const [index, { id }] of messages.slice(0, 4).entries())
    await call.messages.mark({ id, state: index % 2 === 0 ? 'spam' : 'answered' })
  for (let mails = 0; mails < 3; mails += 1) {
    const mail = await claimMail(db, 'contact message', 60_000)
    if (mail) await refuseMail(db, mail, 'no such mailbox')
  }
  const change = async (id: number, name: string, asDraft: boolean) => {
    const { version, form } = await call.products.one({ id })
    await call.products.save({ id, version, form: { ...form, name }, asDraft })
  }
  await change(79, 'Édge', false)
  await change(78, 'calypso II', true)
  for (const digit of ['a', 'b'])
    await addPhotograph(db, `${digit.repeat(24)}-1800x2400`, now(), async () => {})
  const shown = await call.products.one({ id: 98 })
  const images = [`${plainAddress(`${'a'.repeat(24)}-1800x2400`)}#alt=%C3%A9clair`]
  await call.products.save({ ...shown, form: { ...shown.form, images } })
  const { version } = await call.products.one({ id: 82 })
  await call.products.discontinue({ id: 82, version, successorId: 98 })
  const deleted = await call.products.one({ id: 70 })
  const { batch } = await call.products.remove({ id: 70, version: deleted.version })
  await call.revisions.undo({ batch })
  await call.featured.save({ ...(await call.featured.list()), products: [79, 98] })
  const kept = {
    subject: 'products',
    rowId: '79',
    sentence: 'The picture has no alt text.',
  } as const
  const wanted = ['éclair', 'Zebra', '100%', 'a_b'].flatMap((words, index) => [
    { kind: 'search' as const, wanted: words, page: '', count: 3 },
    { kind: 'address' as const, wanted: `/${words}`, page: '/home', count: index + 1 },
    { kind: 'address' as const, wanted: `/${words}`, page: '', count: 2 },
  ])
  await addCounts(db, now(), wanted)
  await addCounts(db, now(), wanted.slice(0, 4))
  await call.notFound.redirect({ path: '/éclair', target: '/cases/edge' })
  await call.toDo.keep({ ...kept, reason: 'Das weiß é' })
}

type Read = (call: Desk['call']) => Promise<unknown>

async function readsOf({ call }: Desk): Promise<[string, Read][]> {
  const products = await call.products.list({})
  const { messages } = await call.messages.list({})
  const { form } = await call.products.one({ id: 79 })
  const home = await call.texts.one({ key: 'home' })
  const { panels } = siteTextSchemas.home.parse(home.text)
  const words = ['éclair', 'ÉCLAIR', 'straße', '100%', '_', 'a-b', '0.ADA@example', 'nobody']
  const of = <Each>(name: string, each: readonly Each[], read: (one: Each) => Read) =>
    each.map((one): [string, Read] => [name, read(one)])
  return [
    ['person', (desk) => desk.person()],
    ['siteUrl', (desk) => desk.siteUrl()],
    ['featured.list', (desk) => desk.featured.list()],
    ['products.some', (desk) => desk.products.some({ ids: [98, 79, 70, 1] })],
    ...of('products.find', words, (q) => (desk) => desk.products.find({ q })),
    ...of('files.list', [79, 80, 98], (productId) => (desk) => desk.files.list({ productId })),
    ...of(
      'messages.list',
      [
        {},
        { state: 'spam' as const },
        { before: messages.at(-1)?.id },
        ...words.map((q) => ({ q })),
      ],
      (input) => (desk) => desk.messages.list(input),
    ),
    ['messages.counts', (desk) => desk.messages.counts()],
    ...of(
      'messages.one',
      messages,
      ({ id }) =>
        (desk) =>
          desk.messages.one({ id }),
    ),
    ['messages.person', (desk) => desk.messages.person({ email: '1.ada@EXAMPLE.com' })],
    ['messages.waiting', (desk) => desk.messages.waiting()],
    ['messages.askedAbout', (desk) => desk.messages.askedAbout()],
    ['messages.refused', (desk) => desk.messages.refused()],
    ['messages.newsletter', (desk) => desk.messages.newsletter()],
    ['notFound.list', (desk) => desk.notFound.list()],
    ...of(
      'photographs.list',
      [
        {},
        { page: 2 },
        { only: 'unused' as const },
        { only: 'without-alt' as const },
        ...words.map((q) => ({ q })),
      ],
      (input) => (desk) => desk.photographs.list(input),
    ),
    ['people.list', (desk) => desk.people.list()],
    ['people.access', (desk) => desk.people.access({ id: 1 })],
    ...of(
      'products.list',
      [
        ...(['newest', 'name', 'category', 'state', 'to-do'] as const).map((sort) => ({ sort })),
        ...deskStates.map((state) => ({ state })),
        ...categories.map((category) => ({ category })),
        ...words.map((q) => ({ q })),
        { lacking: true },
      ],
      (input) => (desk) => desk.products.list(input),
    ),
    ...of(
      'products.one',
      products,
      ({ id }) =>
        (desk) =>
          desk.products.one({ id }),
    ),
    ['products.publications', (desk) => desk.products.publications()],
    ['products.toDo', (desk) => desk.products.toDo()],
    ['toDo.kept', (desk) => desk.toDo.kept({ subject: 'products', rowId: '79' })],
    ...of(
      'products.labels',
      categories,
      (category) => (desk) => desk.products.labels({ category }),
    ),
    [
      'products.readSpecs',
      (desk) =>
        desk.products.readSpecs({
          category: 'cases',
          specs: [{ label: 'Weight', value: '9.5 kg' }],
        }),
    ],
    ['products.previewProduct', (desk) => desk.products.previewProduct({ id: 79, form })],
    ['revisions.people', (desk) => desk.revisions.people()],
    ...of(
      'revisions.list',
      [
        {},
        { subject: 'products' as const },
        { subject: 'products' as const, rowId: '79' },
        { personId: 1 },
        { from: now().toISOString() },
        { until: now().toISOString() },
      ],
      (input) => (desk) => desk.revisions.list(input),
    ),
    ...of(
      'spreadsheet.export',
      [{ format: 'csv' as const }, { format: 'json' as const, category: 'cases' as const }],
      (input) => (desk) => desk.spreadsheet.export(input),
    ),
    ['texts.list', (desk) => desk.texts.list()],
    ...of('texts.one', textKeys, (key: TextKey) => (desk) => desk.texts.one({ key })),
    ['texts.pictures', (desk) => desk.texts.pictures()],
    ['texts.figures', (desk) => desk.texts.figures({ panels })],
    ['texts.toDo', (desk) => desk.texts.toDo()],
  ]
}

// The two did the same at other times, which versions and batches are made of; of one that begins with "-" a sheet makes text.
async function answer(read: Read, { call }: Desk): Promise<string> {
  const text = JSON.stringify(await read(call), null, 1)
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'a batch')
    .replaceAll(/'?(?<![\w-])[\w-]{22}(?![\w-])/g, 'a version')
}
