import { type BuildSearch, buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '../../lib/plain-click.ts'

/** One of our products, with the field of the form that it fills. */
interface Part {
  field: 'case' | 'cooler' | 'supply'
  key: string
}

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
  const sent = useRef<{ form: HTMLFormElement; data: FormData; address: string }>(undefined)

  // What was typed into the last form while the answer came is typed into this one.
  useEffect(() => {
    const last = sent.current
    sent.current = undefined
    if (last?.address !== address) return
    for (const [name, value] of new FormData(last.form)) {
      const field = document.getElementById(name)
      if (!field || value === last.data.get(name)) continue
      Object.assign(field, { value })
      field.closest('details')?.setAttribute('open', '')
    }
  }, [address])

  function show(event: SyntheticEvent, part?: Part): void {
    event.preventDefault()
    if (!form.current) return
    const data = new FormData(form.current)
    const build = withPart(buildSearch(Object.fromEntries(data)), part)
    sent.current = { form: form.current, data, address: JSON.stringify(buildValues(build)) }
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
