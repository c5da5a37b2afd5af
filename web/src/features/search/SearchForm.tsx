import { longestQuery } from '@argo/domain/search/limits'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { searchPath } from '../../lib/navigation/search-path.ts'
import { buttonClass } from '../../ui/Button.tsx'
import './search.css'

/** The search as a form that needs no scripts. */
export function SearchForm({ q }: { q: string }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef<{ field: HTMLInputElement; text: string }>(undefined)

  // What was typed while the results came is typed into the field that comes with them.
  useEffect(() => {
    const last = sent.current
    sent.current = undefined
    const typed = last?.field.value
    if (!field.current || typed === undefined || typed === last?.text || typed === q) return
    field.current.value = typed
    field.current.focus()
  }, [q])

  return (
    <search className="no-print mt-6 block max-w-[44rem]">
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          if (!field.current) return
          const { value: text } = field.current
          sent.current = { field: field.current, text }
          router.history.push(searchPath(text))
        }}
        className="search-form"
      >
        <input
          key={q}
          ref={field}
          id="q"
          name="q"
          type="search"
          aria-label="Search"
          defaultValue={q}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestQuery}
          placeholder="A name, a part, a figure"
          className="min-h-12 bg-surface px-4 py-3 text-base text-foreground [box-shadow:inset_0_0_0_1px_var(--color-muted)] placeholder:text-muted focus-visible:outline-offset-0 forced-colors:border"
        />
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </form>
    </search>
  )
}
