import { longestQuery } from '@argo/domain/search/limits'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useGetForm } from '../../../lib/navigation/use-get-form.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { listLooks, SuggestionList } from './SuggestionList.tsx'
import { useActiveOption } from './use-active-option.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchFieldProps {
  /** In the bar it has the focus once it is shown, and its suggestions lie over the page; in the sheet they are below it. */
  look: 'bar' | 'sheet'
  /** What is below it while nothing has been typed. */
  whenEmpty?: ReactNode
  /** What is at the end of the field. */
  children?: ReactNode
}

const looks = { bar: 'w-full max-w-[44rem]', sheet: '' }

/** The search field with its suggestions. Enter without choosing one leads to all results. */
export function SearchField({ look, whenEmpty, children }: SearchFieldProps) {
  const submit = useGetForm()
  const [text, setText] = useState('')
  const suggestions = useSuggestions(text)
  const listId = useId()
  const { active, reset, onKeyDown } = useActiveOption()
  const isExpanded = text.trim() !== ''

  const begin = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return
      // What was typed before the page was hydrated.
      setText(field.value)
      // The popover of the bar gives it the focus as it opens; React has no such attribute.
      field.toggleAttribute('autofocus', look === 'bar')
    },
    [look],
  )

  return (
    <search className={looks[look]}>
      <form action="/search" onSubmit={submit} className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted"
        />
        <input
          ref={begin}
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
          placeholder="Edge, 240 Hz"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            reset()
          }}
          onKeyDown={onKeyDown}
          className={`field-box h-12 w-full bg-surface pl-12 outline-offset-0 ${look === 'bar' ? 'pr-12 [&::-webkit-search-cancel-button]:appearance-none' : 'pr-4'}`}
        />
        {!isExpanded && whenEmpty && <div className={listLooks[look]}>{whenEmpty}</div>}
        {isExpanded && (
          <SuggestionList id={listId} text={text} active={active} look={look} {...suggestions} />
        )}
        {children}
      </form>
    </search>
  )
}
