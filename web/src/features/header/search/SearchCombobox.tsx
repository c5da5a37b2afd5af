import { longestQuery } from '@argo/domain/search/limits'
import { Combobox, ComboboxInput } from '@headlessui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchPath } from '../../../lib/search-path.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchFieldProps {
  /** In the bar it takes the place of the links; in the sheet it is a row, and the suggestions stand below. */
  look: 'bar' | 'sheet'
  /** Called when it is to go; whether the focus should return to what opened it. */
  onClose: (returnsFocus: boolean) => void
}

const looks = {
  bar: 'absolute inset-y-0 right-[var(--page-edge)] left-[calc(var(--page-edge)+8.5rem)] z-10 flex items-center justify-end bg-coal',
  sheet: 'relative',
}

/** The search field with its suggestions; Enter without choosing one leads to all results. */
export default function SearchField({ look, onClose }: SearchFieldProps) {
  const router = useRouter()
  const [text, setText] = useState('')
  const suggestions = useSuggestions(text)
  // Headless UI chooses the active option with Tab as well, which here only leaves the field.
  const tabbed = useRef(false)
  const root = useRef<HTMLElement>(null)

  const close = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onBeforeNavigate', () => close(false)), [router])
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (look === 'bar' && target instanceof Node && !root.current?.contains(target)) close(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [look])

  const go = (path: string | null) => {
    if (path === null || tabbed.current) return
    if (path.startsWith('/downloads/')) window.location.assign(path)
    else router.history.push(path)
  }

  return (
    <search ref={root} className={looks[look]}>
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          go(searchPath(text))
        }}
        className={`relative w-full ${look === 'bar' ? 'max-w-[44rem]' : ''}`}
      >
        <Combobox<string | null> value={null} onChange={go}>
          <Icon
            name="search"
            className="pointer-events-none absolute top-3.5 left-4 size-5 text-steel"
          />
          <ComboboxInput
            aria-label="Search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands here because somebody reached for it
            autoFocus
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            placeholder="A name, a part, a figure"
            displayValue={() => text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              tabbed.current = event.key === 'Tab'
              if (
                event.key === 'Escape' &&
                look === 'bar' &&
                event.currentTarget.getAttribute('aria-expanded') !== 'true'
              )
                onClose(true)
            }}
            className="h-12 w-full bg-anvil pr-14 pl-12 text-base text-ash [box-shadow:inset_0_0_0_1px_var(--color-steel)] placeholder:text-steel focus-visible:outline-offset-0 forced-colors:border [&::-webkit-search-cancel-button]:appearance-none"
          />
          <button
            type="button"
            aria-label="Close search"
            onClick={() => onClose(true)}
            className="absolute top-0 right-0 flex size-12 items-center justify-center text-steel hover:text-ash"
          >
            <Icon name="close" />
          </button>
          <SuggestionList text={text} {...suggestions} look={look} />
        </Combobox>
      </form>
    </search>
  )
}
