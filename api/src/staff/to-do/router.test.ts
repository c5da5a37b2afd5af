import type { MessageState } from '@argo/domain/contact/contact-message'
import { expect, test } from 'vitest'
import { refusal, testStaff } from '../test-staff.ts'

const desk = () => testStaff('editor')

test('what is kept as it is leaves the list with a reason and a name, until something else is to be done there', async () => {
  const { db, call, open, change } = await desk()
  await db
    .insertInto('staffPeople')
    .values({ id: 1, name: 'Ada', role: 'editor', createdAt: '' })
    .execute()
  const specs = (await open(78)).form.specs
  const weight = (value: string) =>
    specs.map((spec) => (spec.label === 'Weight' ? { ...spec, value } : spec))
  await change({ specs: weight('heavy') }, { id: 78 })
  const sentences = async () => {
    const [list, one, table] = await Promise.all([
      call.products.toDo(),
      call.products.one({ id: 78 }),
      call.products.list({ lacking: true }),
    ])
    const ofList = list.find(({ product }) => product.id === 78)?.toDo ?? []
    expect(ofList).toEqual(one.toDo)
    expect(table.find(({ id }) => id === 78)?.toDo ?? []).toEqual(one.toDo)
    return one.toDo.map(({ sentence }) => sentence)
  }
  const all = await sentences()
  const [first] = all
  expect(first).toContain('“heavy” is no number in kg')
  const key = { subject: 'products', rowId: '78', sentence: first! } as const
  expect(await refusal(call.toDo.keep({ ...key, reason: ' ' }))).toEqual({
    reason: 'Please say why',
  })
  await call.toDo.keep({ ...key, reason: 'It is heavy.' })
  expect(await sentences()).toEqual(all.slice(1))
  expect(await call.toDo.kept({ subject: 'products', rowId: '78' })).toMatchObject([
    { sentence: first, reason: 'It is heavy.', person: 'Ada' },
  ])
  await change({ specs: weight('very heavy') }, { id: 78 })
  expect((await sentences())[0]).toContain('“very heavy” is no number in kg')
  await change({ specs: weight('heavy') }, { id: 78 })
  await call.toDo.release(key)
  expect(await sentences()).toEqual(all)
})

test('a spec whose label the category does not know is shown as text, and nothing to do', async () => {
  const { call, open, change } = await desk()
  const { specs } = (await open(78)).form
  await change({ specs: [...specs, { label: 'Zodiac', value: 'Aries' }] }, { id: 78 })
  expect(await call.products.toDo()).toEqual([])
  await change({ specs: [...specs, { label: 'weights', value: '7 kg' }] }, { id: 78 })
  expect((await call.products.one({ id: 78 })).toDo).toMatchObject([{ kind: 'unreadable' }])
})

test('who waits for an answer is told the oldest first, and what is published next and was last', async () => {
  const { db, call, open, change } = await desk()
  const message = (name: string, state: MessageState) => ({
    name,
    state,
    email: 'ada@example.com',
    message: 'Hello',
    createdAt: '2026-11-24T10:00:00.000Z',
  })
  await db
    .insertInto('contactMessages')
    .values([
      message('First', 'read'),
      message('Spam', 'spam'),
      message('Done', 'answered'),
      message('Last', 'unread'),
    ])
    .execute()
  expect((await call.messages.waiting()).map(({ name }) => name)).toEqual(['First', 'Last'])

  expect(await call.products.publications()).toEqual({ next: [], last: [] })
  const draft = await call.products.unpublish(await open(91))
  await call.products.publish({ id: 91, version: draft.version, at: '2099-02-01T08:00:00Z' })
  await change({ name: 'Edge II' }, { asDraft: true })
  const edge = await open()
  await call.products.publish({ ...edge, at: '2099-01-01T08:00:00Z' })
  const other = await call.products.unpublish(await open(93))
  await call.products.publish({ id: 93, version: other.version, at: null })
  const { next, last } = await call.products.publications()
  expect(next).toMatchObject([
    { id: 79, at: '2099-01-01T08:00:00Z', isDraft: true },
    { id: 91, at: '2099-02-01T08:00:00Z', isDraft: false },
  ])
  expect(last).toMatchObject([{ id: 93, name: 'Nivos' }])

  await change({ name: 'Calypso II' }, { id: 78, asDraft: true })
  await call.products.discardDraft(await open(78))
  expect((await call.products.publications()).last).toEqual(last)
})
