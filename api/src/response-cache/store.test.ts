import { expect, test } from 'vitest'
import { createStore } from './store.ts'

const sourceOf = (text: string) => {
  return { status: 200, headers: {}, body: Buffer.from(text.padEnd(100_000)) }
}

test('entries that make room for others are counted; those that are cleared or replaced are not', async () => {
  const store = createStore()
  const body = Buffer.from('a page')
  const add = (key: string) => store.add(key, { status: 200, headers: {}, body })
  for (let index = 0; index < 5_000; index += 1) await add(`/cases?page=${index}`)
  await add('/cases?page=0')
  expect(store.size()).toMatchObject({ entries: 5_000, evictions: 0 })
  await add('/cases?page=5000')
  await add('/cases?page=5001')
  expect(store.size()).toMatchObject({ entries: 5_000, evictions: 2 })
  store.clear()
  expect(store.size()).toEqual({ bytes: 0, entries: 0, evictions: 2 })
})

test('what is kept is found at once, as it is and in each coding that was made of it', async () => {
  const store = createStore()
  await store.add('/home', sourceOf('home'))
  const plain = store.find('/home', [])
  expect(plain?.encoding).toBe('identity')
  expect(store.find('/home', ['br'])).toBeUndefined()
  const [one, other] = await Promise.all([
    store.findOrEncode('/home', ['br']),
    store.findOrEncode('/home', ['br']),
  ])
  expect(one?.encoding).toBe('br')
  expect(other).toBe(one)
  expect(store.find('/home', ['br'])).toBe(one)
  expect(await store.findOrEncode('/home', ['br'])).toBe(one)
  expect(store.find('/home', [])).toBe(plain)
  const { bytes } = store.size()
  await store.add('/home?page=2', sourceOf('home'))
  expect(store.size().bytes).toBeGreaterThan(bytes)
})

test('a coding that is made while its page is replaced or cleared is not kept for what came after', async () => {
  const store = createStore()
  await store.add('/home', sourceOf('before'))
  const late = store.findOrEncode('/home', ['br'])
  await store.add('/home', sourceOf('after'))
  const before = await late
  expect(store.find('/home', ['br'])).toBeUndefined()
  const after = await store.findOrEncode('/home', ['br'])
  expect(after?.body.equals(before?.body ?? Buffer.alloc(0))).toBe(false)
  expect(store.find('/home', ['br'])).toBe(after)

  const gone = store.findOrEncode('/home', ['gzip'])
  store.clear()
  expect((await gone)?.encoding).toBe('gzip')
  expect(store.size().entries).toBe(0)

  await store.add('/home', sourceOf('old'))
  const old = store.findOrEncode('/home', ['gzip'])
  store.clear()
  await store.add('/home', sourceOf('new'))
  const fresh = await store.findOrEncode('/home', ['gzip'])
  expect(fresh?.body.equals((await old)?.body ?? Buffer.alloc(0))).toBe(false)
})
