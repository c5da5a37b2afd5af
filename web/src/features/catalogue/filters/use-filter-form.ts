import { parseFilters, writeFilters } from '@argo/domain/lists/filters/list-filters'
import { useNavigate } from '@tanstack/react-router'
import { type RefCallback, useState } from 'react'
import { useHydrationRef } from '../../../lib/forms/hydration-ref.ts'
import type { ListParameters } from '../list-parameters.ts'
import { readFields, searchWith } from './filter-search.ts'

/** The form that filters a list: its ref, what remounts its fields, and what brings what they hold into the address. */
export interface FilterFormState {
  ref: RefCallback<HTMLFormElement> | undefined
  /** Another one for an address that the form has not asked for. */
  key: number
  /** Says whether the address has to change for that. */
  apply: (form: HTMLFormElement) => boolean
}

/** The state of the form that filters a list: its fields follow the address, and the address follows them. */
export function useFilterForm(list: ListParameters): FilterFormState {
  const navigate = useNavigate()
  const address = spelled(list.filters)
  const [asked, setAsked] = useState({ key: 0, from: address, to: address })
  if (address === asked.to && asked.from !== asked.to) setAsked({ ...asked, from: asked.to })
  if (address !== asked.from && address !== asked.to)
    setAsked({ key: asked.key + 1, from: address, to: address })

  function apply(form: HTMLFormElement): boolean {
    const filters = parseFilters({ ...readFields(form) })
    const to = spelled(filters)
    if (to === asked.to) return false
    setAsked({ ...asked, to })
    void navigate({ to: '.', search: searchWith(filters), replace: true, resetScroll: false })
    return true
  }

  return { ref: useHydrationRef(apply), key: asked.key, apply }
}

function spelled(filters: ListParameters['filters']): string {
  return JSON.stringify(writeFilters(filters))
}
