import { type BuildSearch, buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import type { SentBuild } from './use-build-fields.ts'

/** One of our products, with the field of the form that it fills. */
interface Part {
  field: 'case' | 'cooler' | 'supply'
  key: string
}

/** The form of a build, and the two ways from what is typed into it to its answer. */
export interface BuildFormState {
  form: RefObject<HTMLFormElement | null>
  /** What was sent last. */
  sent: SentBuild | undefined
  /** Changes each time the answer is asked for that the page shows already. */
  repeated: object | undefined
  send: (event: SyntheticEvent) => void
  /** A link to the build with one of our parts; a plain click sends what is typed along with it. */
  linkWith: (part: Part) => ReturnType<typeof linkTo> & { onClick: (event: MouseEvent) => void }
}

/** Sends the form of a build: each build has an address of its own, by the values of its fields. */
export function useBuildForm(
  values: Readonly<Record<string, string>>,
  address: string,
): BuildFormState {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<SentBuild>()
  const [repeated, setRepeated] = useState<{ address: string }>()

  function show(event: SyntheticEvent, part?: Part): void {
    event.preventDefault()
    if (!form.current) return
    const fields = Object.fromEntries(new FormData(form.current))
    const build = withPart(buildSearch(fields), part)
    const next = addressOf(build)
    const isShown = [address, addressOf(router.latestLocation.search)].every((of) => of === next)
    setRepeated(isShown ? { address } : undefined)
    if (isShown) return
    setSent({ address: next, fields })
    void router.navigate(linkTo(build))
  }

  return {
    form,
    sent,
    repeated: repeated?.address === address ? repeated : undefined,
    send: show,
    linkWith: (part) => ({
      ...linkTo(withPart(values, part)),
      onClick: (event) => {
        if (isPlainClick(event)) show(event, part)
      },
    }),
  }
}

/** The address of a build, as far as it tells builds apart. */
export function addressOf(search: Record<string, unknown>): string {
  return JSON.stringify(buildValues(buildSearch(search)))
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
