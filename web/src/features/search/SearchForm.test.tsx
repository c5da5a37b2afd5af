// @vitest-environment happy-dom
import { cleanQuery } from '@argo/domain/search/clean-query'
import { useLocation } from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../test-render.tsx'
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

let router: Awaited<ReturnType<typeof renderPage>>

beforeEach(async () => {
  router = await renderPage(Page, { address: '/search?q=edge' })
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
