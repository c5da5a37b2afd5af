import { type BuildSearch, buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
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
  send: (event: FormEvent) => void
  /** A link to the build with one of our parts; a plain click takes along what is typed and not sent. */
  take: (part: Part) => ReturnType<typeof linkTo> & { onClick: (event: MouseEvent) => void }
}

/** Shows the answer to what is typed into the form; every build that is shown has a form of its own. */
export function useBuildForm(values: Readonly<Record<string, string>>): BuildFormState {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<{ form: HTMLFormElement; data: FormData; address: string }>(undefined)
  const address = JSON.stringify(values)

  // What was typed into the last form while the answer came is typed into this one.
  useEffect(() => {
    const last = sent.current
    sent.current = undefined
    if (last?.address !== address) return
    for (const [name, value] of new FormData(last.form))
      if (value !== last.data.get(name)) fill(form.current?.elements.namedItem(name), value)
  }, [address])

  function show(part?: Part): void {
    if (!form.current) return
    const data = new FormData(form.current)
    const build = withPart(buildSearch(Object.fromEntries(data)), part)
    sent.current = { form: form.current, data, address: JSON.stringify(buildValues(build)) }
    void navigate(linkTo(build))
  }

  return {
    form,
    send: (event) => {
      event.preventDefault()
      show()
    },
    take: (part) => ({
      ...linkTo(withPart(values, part)),
      onClick: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        show(part)
      },
    }),
  }
}

function linkTo(search: BuildSearch) {
  return linkOptions({ to: '/fit', search, hash: 'answer' })
}

// The measures of a part of one's own do not count for one of ours.
function withPart(build: BuildSearch, part?: Part): BuildSearch {
  if (!part) return build
  const others = Object.entries(build).filter(([name]) => !name.startsWith(`${part.field}-`))
  return { ...Object.fromEntries(others), [part.field]: part.key }
}

function fill(field: unknown, value: FormDataEntryValue): void {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  if (!isField || typeof value !== 'string') return
  field.value = value
  const folded = field.closest('details')
  if (folded) folded.open = true
}
