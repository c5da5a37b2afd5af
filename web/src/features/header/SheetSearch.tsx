import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { preloadSearchCombobox } from './load-search-combobox.ts'
import { SearchField } from './SearchField.tsx'

/** The search in the phone's menu: what looks like the field until it is touched, then the field. */
export function SheetSearch() {
  const [open, setOpen] = useState(false)
  const [returned, setReturned] = useState(false)
  return (
    <div className="page pt-2">
      {open ? (
        <SearchField
          look="sheet"
          onClose={(returnsFocus) => {
            setOpen(false)
            setReturned(returnsFocus)
          }}
        />
      ) : (
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that had the focus
          autoFocus={returned}
          onPointerDown={preloadSearchCombobox}
          onFocus={preloadSearchCombobox}
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
