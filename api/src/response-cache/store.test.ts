import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('entries that make room for others are counted; those that are cleared or replaced are not', async () => {
  const store = createStore()
  const bytes = Buffer.from('a page')
  const add = (key: string) =>
    store.add(key, { status: 200, headers: {}, body: { bytes, gzipped: false, length: 6 } })
  for (let index = 0; index < 5_000; index += 1) await add(`/cases?page=${index}`)
  await add('/cases?page=0')
  expect(store.size()).toMatchObject({ entries: 5_000, evictions: 0 })
  await add('/cases?page=5000')
  await add('/cases?page=5001')
  expect(store.size()).toMatchObject({ entries: 5_000, evictions: 2 })
  store.clear()
  expect(store.size()).toEqual({ bytes: 0, entries: 0, evictions: 2 })
})

test('a body that is held compressed counts whichever coding of it is requested, and once', async () => {
  const store = createStore()
  const bytes = Buffer.alloc(1_000_000)
  const body = { bytes, gzipped: true, length: 9_000_000 }
  await store.add('/api/products', { status: 200, headers: {}, body })
  expect(store.size().bytes).toBeGreaterThan(1_000_000)
  await store.findOrEncode('/api/products', ['gzip'])
  expect(store.size().bytes).toBeLessThan(1_010_000)
})
