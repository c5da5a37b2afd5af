import { useHydrated } from '@tanstack/react-router'

/** Prints the page; without scripts there is the browser's own way. */
export function PrintTable() {
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      className="prose-link inline-flex min-h-11 items-center"
      onClick={() => window.print()}
    >
      Print
    </button>
  )
}
