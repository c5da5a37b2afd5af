/** Imports the search field's suggestions, which no page has until somebody reaches for it. */
export const loadSearchCombobox = () => import('./search/SearchCombobox.tsx')

export function preloadSearchCombobox(): void {
  loadSearchCombobox().catch(() => {
    // It is imported again when the field is opened.
  })
}
