import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAnswerStore } from './answer-store.ts'
import type { MadeAnswer } from './kept-answer.ts'

const keepable = { 'cache-control': 'public, s-maxage=60' }

function answer(text: string, given: Partial<MadeAnswer> = {}): MadeAnswer {
  return { status: 200, headers: keepable, body: Buffer.from(text), ...given }
}

test('an answer is made once for all who ask at the same time', async () => {
  const store = createAnswerStore({ version: () => 1, maxBytes: 1000 })
  let made = 0
  const produce = async () => {
    made += 1
    return answer('a page')
  }
  await Promise.all(Array.from({ length: 50 }, () => store.make('/home', produce)))
  expect(made).toBe(1)
  expect(store.find('/home')).toBeDefined()
})

test('a change of the catalogue drops everything', async () => {
  let version = 1
  const store = createAnswerStore({ version: () => version, maxBytes: 1000 })
  await store.make('/home', async () => answer('before'))
  version = 2
  expect(store.find('/home')).toBeUndefined()
})

test('an answer that was being made while the catalogue changed is sent but not kept', async () => {
  let version = 1
  const store = createAnswerStore({ version: () => version, maxBytes: 1000 })
  const made = await store.make('/home', async () => {
    version = 2
    return answer('of the old state')
  })
  expect(String(made?.body)).toBe('of the old state')
  expect(store.find('/home')).toBeUndefined()
})

test('memory is bounded: what was used longest ago goes first', async () => {
  const store = createAnswerStore({ version: () => 1, maxBytes: 30 })
  for (const name of ['one', 'two', 'six']) {
    await store.make(name, async () => answer('0123456789'))
  }
  store.find('one')
  await store.make('ten', async () => answer('0123456789'))
  expect(store.held()).toEqual(['six', 'one', 'ten'])
})

test('memory is bounded: the forms of an answer count too', async () => {
  const store = createAnswerStore({ version: () => 1, maxBytes: 5_000 })
  for (const name of ['one', 'two'])
    await store.make(name, async () => answer('', { body: randomBytes(1_500) }))
  for (const encoding of ['br', 'gzip'] as const) await store.find('two')?.form(encoding)
  store.trim()
  expect(store.held()).toEqual(['two'])
})

test('an answer larger than the whole store is not kept', async () => {
  const store = createAnswerStore({ version: () => 1, maxBytes: 5 })
  await store.make('/api/products', async () => answer('0123456789'))
  expect(store.held()).toEqual([])
})

test('failures and what no shared cache may keep are not kept', async () => {
  const store = createAnswerStore({ version: () => 1, maxBytes: 1000 })
  await store.make('/nope', async () => answer('not found', { status: 404 }))
  await store.make('/private', async () =>
    answer('mine', { headers: { 'cache-control': 'no-store' } }),
  )
  await store.make('/bare', async () => answer('no word about caches', { headers: {} }))
  expect(store.held()).toEqual([])
})

test('a failure while making is told to all who wait, and the next one tries again', async () => {
  const store = createAnswerStore({ version: () => 1, maxBytes: 1000 })
  const failing = () => Promise.reject(new Error('the disk is full'))
  await expect(store.make('/home', failing)).rejects.toThrow('the disk is full')
  await expect(store.make('/home', async () => answer('well again'))).resolves.toMatchObject({
    status: 200,
  })
})
