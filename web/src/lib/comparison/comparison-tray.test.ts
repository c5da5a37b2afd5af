// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from '../../test-hook.tsx'
import {
  addToTray,
  removeFromTray,
  type Tray,
  type TrayChoice,
  useTray,
} from './comparison-tray.ts'

const product = (name: string, category: TrayChoice['category'] = 'cases'): TrayChoice => ({
  id: 1,
  slug: name.toLowerCase(),
  name,
  category,
  imageUrl: `/pictures/${name}/hero.jpg`,
})
const [edge, calypso, g120] = ['Edge', 'Calypso', 'G120'].map((name) => product(name))

let tray: { current: Tray }

/** What another tab of the site stores. */
async function storeElsewhere(json: string): Promise<void> {
  localStorage.setItem('comparison', json)
  await act(async () => window.dispatchEvent(new Event('storage')))
}

const names = () => tray.current.products.map(({ name }) => name)

beforeEach(async () => {
  tray = await renderHook(useTray)
})
afterEach(() => storeElsewhere('[]'))

test('a product is in the tray once, and taking out what is not in it changes nothing', async () => {
  await act(async () => [edge, edge, g120].forEach((each) => each && addToTray(each)))
  expect(names()).toEqual(['edge', 'g120'])
  const before = tray.current
  await act(async () => removeFromTray('calypso'))
  expect(tray.current).toBe(before)
  await act(async () => removeFromTray('edge'))
  expect(names()).toEqual(['g120'])
})

test('what another tab chooses shows here, and does not count as changed on this page', async () => {
  await act(async () => edge && addToTray(edge))
  expect(tray.current.changed).toBe(true)
  await storeElsewhere(
    JSON.stringify([{ name: 'g120', title: 'G120', category: 'cases', imageUrl: '/a.jpg' }]),
  )
  expect(names()).toEqual(['g120'])
  expect(tray.current.changed).toBeUndefined()
})

test.each([
  ['no list', '{}'],
  ['no JSON', 'edge'],
  ['nothing', 'null'],
  ['what is no product', '[null, 1, {"name": "edge"}]'],
  ['an unknown category', '[{"name":"a","title":"A","category":"cars","imageUrl":"/a.jpg"}]'],
])('a stored tray with %s is an empty one', async (_, json) => {
  await storeElsewhere(json)
  expect(names()).toEqual([])
})

test('where storage is full or refused, the tray lasts as long as the page', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  onTestFinished(() => {
    write.mockRestore()
    read.mockRestore()
  })
  await act(async () => edge && addToTray(edge))
  await act(async () => window.dispatchEvent(new Event('pageshow')))
  expect(names()).toEqual(['edge'])
  write.mockRestore()
  await act(async () => calypso && addToTray(calypso))
  expect(names()).toEqual(['edge', 'calypso'])
  read.mockRestore()
  expect(localStorage.getItem('comparison')).toContain('calypso')
})
