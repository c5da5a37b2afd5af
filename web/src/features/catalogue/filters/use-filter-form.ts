import {
  type ListFilters,
  parseFilters,
  writeFilters,
} from '@argo/domain/lists/filters/list-filters'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListParameters } from '../list-parameters.ts'
import { areAlike, type Fields, readFields, searchWith } from './filter-search.ts'

/** After so long without another key (ms) a number counts as typed. */
const typingPause = 700

/** What the fields hold beyond the address. */
interface Draft {
  fields: Fields
  /** The address's filters when it was typed, and those that the form has asked for since. */
  from: ListFilters | undefined
  to: ListFilters | undefined
}

/** The form that filters a list: what its fields hold. Where scripts run, the address follows them. */
export interface FilterFormState {
  fields: Fields
  isHydrated: boolean
  /** Sets one field. */
  set: (name: string, value: Fields[string]) => void
  /** The same once the visitor has stopped typing. */
  type: (name: string, value: string) => void
  /** Called when a field is left. */
  leave: () => void
  /** Brings what is typed into the address without a pause. Says whether the address has to change for that. */
  submit: () => boolean
}

/** The state of the form that filters a list. */
export function useFilterForm(
  list: ListParameters,
  form: RefObject<HTMLFormElement | null>,
): FilterFormState {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft>()
  /** What is typed into one field until it is left is one entry of the history. */
  const typing = useRef<{ name: string; entry?: { filters: ListFilters | undefined } }>(undefined)

  const isValid = draft && [draft.from, draft.to].some((one) => areAlike(one, list.filters))
  if (draft && (!isValid || areAlike(parseFilters({ ...draft.fields }), list.filters)))
    setDraft(undefined)
  const fields: Fields = isValid ? draft.fields : { ...writeFilters(list.filters) }

  function apply(next: Fields): boolean {
    const filters = parseFilters({ ...next })
    if (areAlike(filters, list.filters)) return false
    setDraft({ fields: next, from: list.filters, to: filters })
    const entry = typing.current?.entry
    const replace = entry !== undefined && areAlike(entry.filters, list.filters)
    if (typing.current) typing.current.entry = { filters }
    void navigate({ to: '.', search: searchWith(filters), replace, resetScroll: false })
    return true
  }

  function fill(next: Fields): void {
    typing.current = undefined
    apply(next)
  }

  const applyTyped = useEffectEvent((typed: Draft) => {
    if (typed === draft) apply(typed.fields)
  })
  useEffect(() => {
    if (!draft) return undefined
    const timer = setTimeout(() => applyTyped(draft), typingPause)
    return () => clearTimeout(timer)
  }, [draft])

  // It may have been filled in before the scripts came.
  const start = useEffectEvent((early: Fields) => fill(early))
  useEffect(() => {
    // Before the next rendering, which has the fields say what the address says.
    const early = form.current ? readFields(form.current) : {}
    const timer = setTimeout(() => start(early))
    return () => clearTimeout(timer)
  }, [form])

  return {
    fields,
    isHydrated,
    set: (name, value) => fill({ ...fields, [name]: value }),
    type: (name, value) => {
      if (typing.current?.name !== name) typing.current = { name }
      setDraft({ fields: { ...fields, [name]: value }, from: list.filters, to: draft?.to })
    },
    leave: () => {
      apply(fields)
      typing.current = undefined
    },
    submit: () => apply(fields),
  }
}
