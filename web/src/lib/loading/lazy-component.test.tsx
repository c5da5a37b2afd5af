// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './lazy-component.tsx'

/** Shows what fails so many times before it succeeds. Returns what is seen. */
async function shownAfter(failures: number): Promise<string | null> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let left = failures
  function Header() {
    if (left > 0) throw new Error('failed')
    return <p>Header</p>
  }
  const container = document.createElement('div')
  const root = createRoot(container, {
    onCaughtError: () => {
      left -= 1
    },
  })
  await act(async () =>
    root.render(
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>,
    ),
  )
  const shown = container.textContent
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  return shown
}

test('what failed is rendered anew, and left out if it fails again and again', async () => {
  expect(await shownAfter(0)).toBe('Header')
  expect(await shownAfter(1)).toBe('Header')
  expect(await shownAfter(2)).toBe('Header')
  expect(await shownAfter(3)).toBe('')
})
