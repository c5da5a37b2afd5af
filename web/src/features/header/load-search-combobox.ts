/** Imports the field with its suggestions, which no page has until somebody reaches for it. */
export const loadSearchField = () => import('./search/SearchField.tsx')

export function preloadSearchField(): void {
  loadSearchField().catch(() => {
    // It is imported again when it is opened.
  })
}
