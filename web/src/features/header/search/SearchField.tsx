import { longestQuery } from '@argo/domain/search/limits'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { searchPath } from '../../../lib/navigation/search-path.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useActiveOption } from './use-active-option.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchFieldProps {
  /** In the bar it takes the place of all but the logo; in the sheet it is a row, and the suggestions stand below. */
  look: 'bar' | 'sheet'
  /** Called when it is to go; whether the focus should return to what opened it. */
  onClose: (returnsFocus: boolean) => void
}

const looks = {
  bar: {
    search: 'absolute inset-0 z-10 bg-background',
    row: 'page flex h-full items-center justify-end',
    form: 'relative w-full max-w-[44rem]',
  },
  sheet: { search: '', row: '', form: 'relative' },
}

/** The search field with its suggestions. Enter without choosing one leads to all results. */
export function SearchField({ look, onClose }: SearchFieldProps) {
  const router = useRouter()
  const [text, setText] = useState('')
  const suggestions = useSuggestions(text)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const { active, reset, onKeyDown } = useActiveOption(list)
  const isExpanded = text.trim() !== ''

  const close = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onBeforeNavigate', () => close(false)), [router])
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (look === 'bar' && target instanceof Node && !form.current?.contains(target)) close(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [look])

  return (
    <search className={looks[look].search}>
      <div className={looks[look].row}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on any of its controls, and the focus leaving them all */}
        <form
          ref={form}
          action="/search"
          onSubmit={(event) => {
            event.preventDefault()
            router.history.push(searchPath(text))
          }}
          onKeyDown={(event) => {
            if (look === 'bar' && event.key === 'Escape') onClose(true)
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (look === 'bar' && relatedTarget && !currentTarget.contains(relatedTarget))
              onClose(false)
          }}
          className={looks[look].form}
        >
          <Icon
            name="search"
            className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted"
          />
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because somebody wants to type
            autoFocus
            type="search"
            name="q"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? listId : undefined}
            aria-activedescendant={active}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            placeholder="Edge, 360 radiator, 240 Hz"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              reset()
            }}
            onKeyDown={onKeyDown}
            className="field-box h-12 w-full bg-surface pr-14 pl-12 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:appearance-none"
          />
          {isExpanded && (
            <SuggestionList
              ref={list}
              id={listId}
              text={text}
              active={active}
              look={look}
              {...suggestions}
            />
          )}
          <button
            type="button"
            aria-label="Close search"
            onClick={() => onClose(true)}
            className="absolute top-0 right-0 flex size-12 items-center justify-center text-muted hover:text-foreground"
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </search>
  )
}
