import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { SearchExamples } from '../../../ui/SearchExamples.tsx'
import { usePopover } from '../use-popover.ts'
import { SearchField } from './SearchField.tsx'

const id = 'search'

/**
 * The search in the bar: a button or Ctrl+K (⌘K) opens a field over the bar's links. Where the bar has no room, they lead to
 * the search page.
 */
export function SearchButton() {
  const router = useRouter()
  const { popover, open, openings, onBeforeToggle, onToggle } = usePopover()
  const button = useRef<HTMLButtonElement>(null)

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    // With a modifier: software that types what is said presses a mere letter unmeant (WCAG 2.1.4).
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, dialog, [role=dialog]')
    )
      return
    event.preventDefault()
    const field = document.querySelector<HTMLElement>('#q')
    if (field) field.focus()
    else if (button.current?.checkVisibility()) {
      // It has the focus again when the field closes.
      button.current.focus()
      document.getElementById(id)?.showPopover()
    } else router.history.push('/search#q')
  })
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={open}
        className="flex size-12 items-center justify-center text-muted hover:text-foreground"
      >
        <Icon name="search" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus leaving any of its controls */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        className="fixed inset-x-0 top-0 h-16 w-full overflow-visible bg-background text-foreground backdrop:bg-[#000a]"
      >
        <div className="page flex h-full items-center justify-between gap-8">
          <Logo />
          <SearchField
            key={openings}
            look="bar"
            whenEmpty={open && <SearchExamples className="p-5" />}
          >
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label="Close search"
              className="absolute top-0 right-0 flex size-12 items-center justify-center text-muted hover:text-foreground"
            >
              <Icon name="close" />
            </button>
          </SearchField>
        </div>
      </div>
    </>
  )
}
