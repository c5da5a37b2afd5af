import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Calls a hook in a component until the test ends; `current` is what it last returned. */
export async function renderHook<Result>(useHook: () => Result): Promise<{ current: Result }> {
  const result = {} as { current: Result }
  function Component() {
    result.current = useHook()
    return null
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Component />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
  return result
}
