import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Renders an element into the document until the test ends. */
async function render(element: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(element))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
    vi.unstubAllGlobals()
  })
}

/** Calls a hook in a component until the test ends; `current` is what it last returned. */
export async function renderHook<Result>(useHook: () => Result): Promise<{ current: Result }> {
  const result = {} as { current: Result }
  function Component() {
    result.current = useHook()
    return null
  }
  await render(<Component />)
  return result
}
