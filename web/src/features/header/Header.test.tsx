// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderHydrated } from '../../test-render.tsx'
import { Header } from './Header.tsx'

test('a page that was scrolled before its scripts came is hydrated as it is', async () => {
  const header = () => document.querySelector<HTMLElement>('header')!
  const router = createRouter({
    routeTree: createRootRoute({ component: Header }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  // As the script in the page does.
  await renderHydrated(router, () => (header().dataset.scrolled = 'true'))
  expect(header().dataset.scrolled).toBe('true')
})
