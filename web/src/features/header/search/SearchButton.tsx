import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { isSearchKeyOn } from '../../../lib/navigation/search-key.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SearchField } from './SearchField.tsx'

/**
 * The way to the search in the bar: a link to its page, which opens the field in place of the bar's links where scripts run.
 * So does the key "/"; where the bar has no room for it, that leads to the field of the search page.
 */
export function SearchButton() {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !isSearchKeyOn())
      return
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, dialog, [role=dialog]')
    )
      return
    event.preventDefault()
    const field = document.querySelector<HTMLElement>('#q')
    if (field) field.focus()
    else if (link.current?.checkVisibility()) setOpen(true)
    else router.history.push('/search#q')
  })
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <a
        ref={link}
        href="/search"
        aria-label="Search"
        aria-keyshortcuts="/"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(true)
        }}
        className="flex size-12 items-center justify-center text-muted hover:text-foreground"
      >
        <Icon name="search" />
      </a>
      {open && (
        <SearchField
          look="bar"
          onClose={(returnsFocus) => {
            setOpen(false)
            if (returnsFocus) link.current?.focus()
          }}
        />
      )}
    </>
  )
}
