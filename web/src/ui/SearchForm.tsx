import { cleanQuery } from '@argo/domain/search/clean-query'
import { longestQuery } from '@argo/domain/search/limits'
import { useEffect, useRef } from 'react'
import { announce } from '../lib/notifications/announcement.ts'
import { focusHeading } from '../lib/navigation/focus-heading.ts'
import { useGetForm } from '../lib/navigation/use-get-form.ts'
import { buttonClass } from './Button.tsx'

/** The search as a form that needs no scripts. Its field follows the address, unless something else was typed since. */
export function SearchForm({ q = '' }: { q?: string }) {
  const submit = useGetForm()
  const field = useRef<HTMLInputElement>(null)
  const previous = useRef(q)

  useEffect(() => {
    if (!field.current || q === previous.current) return
    const text = cleanQuery(field.current.value)
    if (text === previous.current) field.current.value = q
    previous.current = q
    if (text !== q || !field.current.form?.contains(document.activeElement)) return
    focusHeading()
    announce(document.title)
  }, [q])

  return (
    <search className="no-print mt-6 block lg:mt-8">
      <form action="/search" onSubmit={submit} className="flex flex-wrap gap-2 sm:gap-3">
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          aria-label="Search"
          defaultValue={q}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestQuery}
          placeholder="Edge, 240 Hz"
          className="field-box min-h-16 min-w-0 flex-[1_1_9rem] bg-surface px-5 py-3 text-lead font-semibold placeholder:font-normal focus-visible:outline-offset-0 lg:min-h-20 lg:px-7"
        />
        <button type="submit" className={buttonClass('accent', 'sm:px-10 lg:px-14')}>
          Search
        </button>
      </form>
    </search>
  )
}
