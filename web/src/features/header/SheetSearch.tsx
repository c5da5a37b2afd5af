import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { LazyWidget } from '../../ui/LazyWidget.tsx'
import { loadSearchField, preloadSearchField } from './load-search-field.ts'

/** The search in the phone's menu: what looks like the field until it is touched, then the field. */
export function SheetSearch() {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  return (
    <div className="page pt-2">
      {open ? (
        <LazyWidget load={loadSearchField} onError={() => router.history.push('/search')}>
          {(SearchField) => <SearchField look="sheet" onClose={() => setOpen(false)} />}
        </LazyWidget>
      ) : (
        <button
          type="button"
          onPointerDown={preloadSearchField}
          onFocus={preloadSearchField}
          onClick={() => setOpen(true)}
          className="flex min-h-12 w-full items-center gap-3 bg-anvil px-4 text-left text-steel [box-shadow:inset_0_0_0_1px_var(--color-steel)]"
        >
          <Icon name="search" />
          Search
        </button>
      )}
    </div>
  )
}
