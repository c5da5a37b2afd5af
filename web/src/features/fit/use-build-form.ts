import { type BuildSearch, buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { useNavigate } from '@tanstack/react-router'
import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { isPlainClick } from '../../lib/plain-click.ts'

/** One of our products, with the field of the form that it fills. */
interface Part {
  field: 'case' | 'cooler' | 'supply'
  key: string
}

/** A form with what is typed into it, what it held before, and the build that it then stands for. */
interface Typed {
  form: HTMLFormElement
  before: Readonly<Record<string, unknown>>
  address: string
}

// The last form that was left, for who comes back to its build; a reload forgets it.
let left: Typed | undefined

/** The form of a build, and the two ways from what is typed into it to its answer. */
export interface BuildFormState {
  form: RefObject<HTMLFormElement | null>
  /** Sends it. */
  send: (event: SyntheticEvent) => void
  /** A link to the build with one of our parts; a plain click takes along what is typed and not sent. */
  take: (part: Part) => ReturnType<typeof linkTo> & { onClick: (event: MouseEvent) => void }
}

/** Shows the answer to what is typed into the form; each build has one of its own, by an address for its values. */
export function useBuildForm(
  values: Readonly<Record<string, string>>,
  address: string,
): BuildFormState {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<Typed>(undefined)
  const filled = useEffectEvent(() => values)

  // What was typed into the last form while the answer came is typed into this one, and what was not sent when the
  // page was left.
  useEffect(() => {
    const last = [sent.current, left].find((typed) => typed?.address === address)
    sent.current = undefined
    for (const [name, value] of last ? new FormData(last.form) : []) {
      const field = document.getElementById(name)
      if (!field || value === (last?.before[name] ?? '')) continue
      Object.assign(field, { value })
      field.closest('details')?.setAttribute('open', '')
    }
    const shown = form.current && { form: form.current, before: filled(), address }
    return () => {
      left = shown ?? undefined
    }
  }, [address])

  function show(event: SyntheticEvent, part?: Part): void {
    event.preventDefault()
    if (!form.current) return
    const before = Object.fromEntries(new FormData(form.current))
    const build = withPart(buildSearch(before), part)
    sent.current = { form: form.current, before, address: JSON.stringify(buildValues(build)) }
    void navigate(linkTo(build))
  }

  return {
    form,
    send: show,
    take: (part) => ({
      ...linkTo(withPart(values, part)),
      onClick: (event) => {
        if (isPlainClick(event)) show(event, part)
      },
    }),
  }
}

function linkTo(search: BuildSearch) {
  return { to: '/fit', search, hash: 'answer' } as const
}

// The measures of a part of one's own do not count for one of ours.
function withPart(build: BuildSearch, part?: Part): BuildSearch {
  if (!part) return build
  const others = Object.entries(build).filter(([name]) => !name.startsWith(`${part.field}-`))
  return { ...Object.fromEntries(others), [part.field]: part.key }
}
