// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CompareBox } from '../../ui/CompareBox.tsx'
import type { TrayChoice } from '../../lib/comparison/comparison-tray.ts'
import { useAnnouncement } from '../../lib/notifications/announcement.ts'
import { renderPage } from '../../test-render.tsx'
import { ComparisonTray } from './ComparisonTray.tsx'

const product = (name: string, category: TrayChoice['category']): TrayChoice => ({
  id: 1,
  slug: name.toLowerCase(),
  name,
  category,
  imageUrl: `/pictures/${name.toLowerCase()}/hero.jpg`,
})
const products = [
  ...['Swift Pro', 'Imperium', 'Astra', 'Armada', 'Footrest'].map((name) =>
    product(name, 'chairs'),
  ),
  product('Edge', 'cases'),
]

function Page() {
  const announcement = useAnnouncement()
  return (
    <>
      <main tabIndex={-1}>
        {products.map((each) => (
          <CompareBox key={each.name} product={each} />
        ))}
      </main>
      <ComparisonTray />
      <p role="status">{announcement}</p>
    </>
  )
}

const box = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[value="${name.toLowerCase()}"]`)!
const tray = () => document.querySelector<HTMLElement>('#tray')
const words = () => tray()?.querySelector('p')?.firstChild?.textContent
const announced = () => document.querySelector('[role=status]')?.textContent
const click = (element: HTMLElement | null | undefined) => act(async () => element?.click())
const button = (name: string) =>
  [...(tray()?.querySelectorAll('button') ?? [])].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  )

let open: (address: string) => Promise<void>

beforeEach(async () => {
  const router = await renderPage(Page)
  open = (href) => act(async () => router.navigate({ href }))
})
afterEach(async () => {
  localStorage.clear()
  await act(async () => window.dispatchEvent(new Event('storage')))
})

test('the tray says what is chosen, and how many more can be', async () => {
  expect(tray()).toBeNull()
  await click(box('Edge'))
  expect(words()).toBe('Edge: add 1–3 more cases.')
  expect(announced()).toBe(words())
})

test('a fifth product stays unticked, and each try is announced', async () => {
  for (const name of ['Swift Pro', 'Imperium', 'Astra', 'Armada']) await click(box(name))
  expect(words()).toMatch(/^Swift Pro, Imperium, Astra and Armada: 4.of.4$/)
  await click(box('Footrest'))
  expect(box('Footrest').checked).toBe(false)
  expect(words()).toBe('Four at most: take one out first.')
  const before = announced()
  await click(box('Footrest'))
  // Screen readers say only what changes.
  expect(announced()).not.toBe(before)
  expect(announced()?.trim()).toBe(words())
})

test('a product of another kind takes the place of the others, and Undo brings these back with the focus in the tray', async () => {
  await click(box('Swift Pro'))
  await click(box('Imperium'))
  await click(box('Edge'))
  expect(words()).toBe('One kind at a time: now cases.')
  expect(box('Imperium').checked).toBe(false)
  await click(button('Undo'))
  expect(box('Edge').checked).toBe(false)
  expect(box('Imperium').checked).toBe(true)
  expect(document.activeElement).toBe(tray())
})

test.each([
  ['its box is unticked', () => box('Edge')],
  ['it is taken out of the tray', () => button('Take Edge out of the comparison')],
  ['the tray is cleared', () => button('Clear')],
])('when %s, the last product leaves, and that is announced', async (_, control) => {
  await click(box('Edge'))
  await click(control())
  expect(tray()).toBeNull()
  expect(box('Edge').checked).toBe(false)
  expect(announced()).toBe('Nothing is chosen to be compared.')
})

test('the tray is away where its answer stands, where it would cover another, and on service pages', async () => {
  await click(box('Edge'))
  for (const address of [
    '/compare?products=edge,g120',
    '/compare/cases',
    '/fit',
    '/fit/chairs',
    '/contact',
    '/home',
  ]) {
    await open(address)
    expect(tray(), address).toBeNull()
  }
  await open('/fitting')
  expect(words()).toBe('Edge: add 1–3 more cases.')
})
