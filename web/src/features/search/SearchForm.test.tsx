// @vitest-environment happy-dom
import { cleanQuery } from '@argo/domain/search/clean-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchForm } from './SearchForm.tsx'

function Page() {
  const q = cleanQuery(new URLSearchParams(useLocation().searchStr).get('q') ?? '')
  return (
    <main>
      <h1>{q}</h1>
      <SearchForm q={q} />
    </main>
  )
}

function pageOf(address: string) {
  return createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}

let router: ReturnType<typeof pageOf>
let unmount: () => void

beforeEach(async () => {
  // happy-dom does not know the element "search", and React would warn of it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  router = pageOf('/search?q=edge')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  await act(async () => root.render(<RouterProvider router={router as never} />))
})

afterEach(async () => {
  await act(async () => unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const field = () => document.querySelector('input')!
const heading = () => document.querySelector('h1')!

const arrive = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))

/** Searches for a text, does something while the results come, and waits for them. */
async function search(text: string, meanwhile = () => {}) {
  field().focus()
  field().value = text
  await act(async () => {
    field().form!.requestSubmit()
    meanwhile()
  })
  await arrive()
}

test('another search leaves the field where it is, and the focus goes to its heading', async () => {
  const before = field()
  await search(' titan  x')
  expect(router.latestLocation.href).toBe('/search?q=titan++x')
  expect(field()).toBe(before)
  expect(document.activeElement).toBe(heading())
})

test('what is typed while the results come stays, with the focus', async () => {
  await search('titan', () => {
    field().value = 'titan x'
  })
  expect(heading().textContent).toBe('titan')
  expect(field().value).toBe('titan x')
  expect(document.activeElement).toBe(field())
})

test('Back, and a search that was made elsewhere, are shown in the field', async () => {
  await search('titan ')
  await act(async () => router.history.back())
  await arrive()
  expect([heading().textContent, field().value]).toEqual(['edge', 'edge'])
  await act(async () => router.history.push('/search?q=nivos'))
  await arrive()
  expect(field().value).toBe('nivos')
})
