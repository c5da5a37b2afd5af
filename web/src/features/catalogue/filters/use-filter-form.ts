import type { ListFilters } from '@argo/domain/filters/list-filters'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { announce } from '../../../lib/announcement.ts'
import { listWords } from '../list-words.ts'
import { notifyNoProducts } from '../notify-no-products.ts'
import { filtersInput, pageInput, type ShownList } from '../shown-list.ts'
import { useLatestRequest } from '../use-latest-request.ts'
import {
  areAlike,
  type Fields,
  fieldsOf,
  filtersOf,
  readFields,
  searchWith,
} from './filter-search.ts'

/** After so long without another key (ms) a number counts as typed. */
const typingPause = 700

/** What is typed into one field until it is left: one entry of the history. */
interface Typing {
  name: string
  /** The filters of its entry, once there is one. */
  entry?: { filters: ListFilters | undefined }
}

/** The form that filters a list: what its fields hold, and the list that follows them where scripts run. */
export interface FilterFormState {
  fields: Fields
  /** What became of the last change; undefined until the scripts have come. */
  state: 'shown' | 'waiting' | 'failed' | undefined
  /** Sets one field and shows the list that the fields name. */
  set: (name: string, value: Fields[string]) => Promise<void>
  /** The same once the visitor has stopped typing. */
  type: (name: string, value: string) => void
  /** Called when a field is left. */
  leave: () => void
  /** Shows what the fields name, without a pause. */
  submit: () => Promise<void>
  /** Takes out some of the filters that the fields name. */
  remove: (rest: (filters: ListFilters | undefined) => ListFilters | undefined) => Promise<void>
}

/** Has the list follow the form: it stays while the next one comes, of which only the last one wanted is shown. */
export function useFilterForm(
  list: ShownList,
  form: RefObject<HTMLFormElement | null>,
): FilterFormState {
  const router = useRouter()
  const { queries } = router.options.context
  const isHydrated = useHydrated()
  const [fields, setFields] = useState(() => fieldsOf(list.filters))
  const [state, setState] = useState<'shown' | 'waiting' | 'failed'>('shown')
  /** The filters that the form has brought into the address, and those that the address had in the last rendering. */
  const [followed, setFollowed] = useState(list.filters)
  const [seen, setSeen] = useState(list.filters)
  const shown = useRef(list)
  const beginRequest = useLatestRequest()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typing = useRef<Typing>(undefined)

  // Filtered by the history or by a link: the form has what the address says.
  if (seen !== list.filters) {
    setSeen(list.filters)
    if (!areAlike(list.filters, followed)) {
      setFollowed(list.filters)
      setFields(fieldsOf(list.filters))
      setState('shown')
    }
  }
  useEffect(() => {
    shown.current = list
  }, [list])

  async function read(wanted: ShownList) {
    const [page, { total }] = await Promise.all([
      queries.products.page.ensureData(pageInput(wanted, 1)),
      queries.products.filters.ensureData(filtersInput(wanted)),
    ])
    return { ...page, total }
  }

  async function follow(next: Fields, typed?: Typing): Promise<void> {
    clearTimeout(pause.current)
    pause.current = undefined
    const isLatest = beginRequest()
    const { sort, filters: current } = shown.current
    const isWanted = () => isLatest() && areAlike(current, shown.current.filters)
    const filters = filtersOf(next)
    if (areAlike(filters, current)) return setState('shown')
    setState('waiting')
    try {
      const found = await read({ ...shown.current, filters })
      if (!isWanted()) return
      // Sorted meanwhile.
      if (sort !== shown.current.sort) return await follow(next, typed)
      const replace = typed?.entry !== undefined && areAlike(typed.entry.filters, current)
      if (typed) typed.entry = { filters }
      setFollowed(filters)
      await router.navigate({ to: '.', search: searchWith(filters), replace, resetScroll: false })
      if (!isLatest()) return
      setState('shown')
      announce(listWords(found, sort))
    } catch {
      if (!isWanted()) return
      setState('failed')
      // The form says so itself, unless it is a sheet that is closed.
      if (!form.current?.checkVisibility()) notifyNoProducts()
    }
  }

  function fill(next: Fields): Promise<void> {
    typing.current = undefined
    setFields(next)
    return follow(next)
  }

  // It may have been filled in before the scripts came.
  const start = useEffectEvent((early: Fields) => {
    if (!areAlike(filtersOf(early), list.filters)) void fill(early)
  })
  useEffect(() => {
    // Before the next rendering, which has the fields say what the address says.
    const early = form.current ? readFields(form.current) : {}
    const timer = setTimeout(() => start(early))
    return () => {
      clearTimeout(timer)
      clearTimeout(pause.current)
    }
  }, [form])

  return {
    fields,
    state: isHydrated ? state : undefined,
    set: (name, value) => fill({ ...fields, [name]: value }),
    type: (name, value) => {
      const next = { ...fields, [name]: value }
      if (typing.current?.name !== name) typing.current = { name }
      const typed = typing.current
      setFields(next)
      clearTimeout(pause.current)
      const { filters } = shown.current
      pause.current = setTimeout(() => {
        if (areAlike(filters, shown.current.filters)) void follow(next, typed)
      }, typingPause)
    },
    leave: () => {
      if (pause.current !== undefined) void follow(fields, typing.current)
      typing.current = undefined
    },
    submit: () => follow(fields, typing.current),
    remove: (rest) => fill(fieldsOf(rest(filtersOf(fields)))),
  }
}
