import { useEffect, useRef } from 'react'
import { isSearchKeyOn, turnSearchKey } from '../../lib/navigation/search-key.ts'

/** Turns "/" off: software that types what is said presses it unmeant, so WCAG 2.2 asks for a way to (2.1.4). */
export function SearchKeySwitch() {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!box.current) return
    // Turned off before the scripts had come.
    if (!box.current.checked) turnSearchKey(false)
    box.current.checked = isSearchKeyOn()
  }, [])
  return (
    <label className="hidden min-h-11 pointer-fine:not-noscript:inline-flex cursor-pointer items-center gap-3 text-muted hover:text-foreground">
      <input
        ref={box}
        type="checkbox"
        defaultChecked
        autoComplete="off"
        onChange={({ currentTarget }) => turnSearchKey(currentTarget.checked)}
      />
      <span>The key “/” opens the search on every page</span>
    </label>
  )
}
