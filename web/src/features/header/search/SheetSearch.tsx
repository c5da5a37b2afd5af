import { useState } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SearchField } from './SearchField.tsx'

/** The search in the phone's menu: a link to its page that looks like the field, and where scripts run gives way to it. */
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
        <a
          href="/search"
          // It takes the place of the field that had the focus.
          ref={(link) => {
            if (returned) link?.focus()
          }}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            setOpen(true)
          }}
          className="field-box flex min-h-12 items-center gap-3 bg-surface px-4 text-muted"
        >
          <Icon name="search" />
          Search
        </a>
      )}
    </div>
  )
}
