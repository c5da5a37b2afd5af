import type { PartField } from '@argo/domain/fit/build-fields'
import { type BuildSearch, buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { parsedJson } from '@argo/domain/text/json'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { storedText } from '../../lib/browser/stored-text.ts'
import { useHydrationRef } from '../../lib/forms/hydration-ref.ts'
import { announce } from '../../lib/notifications/announcement.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { trpc } from '../../lib/trpc/trpc.ts'

type Fields = Readonly<Record<string, string>>

/** What is typed beyond the values of the build's address. */
interface Draft {
  address: string
  fields: Fields
}

/** One of our products, with the field of the form that it fills. */
interface Part {
  field: PartField
  key: string
}

const route = getRouteApi('/fit')
const storedDraft = storedText('argo:build-draft', 'tab')
const draft = createStore(readDraft)
const nothing: Draft = { address: '', fields: {} }

/**
 * A build: what its fields hold, the answer to it, and the ways to another build, each having an address of its own. What is
 * typed and not sent lasts until another build is shown, and is there again after a visit to another page.
 */
export function useBuild() {
  const router = useRouter()
  const shownValues = buildValues(buildSearch(route.useSearch()))
  const address = addressOf(shownValues)
  const [sentAnswer] = trpc.fit.answer.useSuspenseQuery(shownValues)
  // The fields are those of a build as soon as it is sent, before its answer has come.
  const location = useLocation()
  const values =
    location.pathname === '/fit' ? buildValues(buildSearch(location.search)) : shownValues
  const heading = useRef<HTMLHeadingElement>(null)
  const { fields, setField } = useFields(values)
  const form = useHydrationRef((element: HTMLFormElement) => {
    for (const [name, value] of new FormData(element))
      if (typeof value === 'string' && value !== (values[name] ?? '')) setField(name, value)
  })
  const live = trpc.fit.answer.useQuery(buildValues(buildSearch(fields)), {
    placeholderData: keepPreviousData,
  })
  const shown = live.data ?? sentAnswer
  const verdict = shown.answer?.verdict ?? 'Choose a case or a part first'
  useAnswerFocus(heading, address, verdict)

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const next = addressOf(fields)
    if (next === address && next === addressOf(router.latestLocation.search)) {
      heading.current?.scrollIntoView()
      focus(heading.current)
      return
    }
    void router.navigate(linkTo(buildSearch(fields)))
  }

  return {
    form,
    heading,
    values,
    fields,
    setField,
    send,
    /** A link to the build with one of our parts, and with what is typed. */
    linkWith: (part: Part) => ({
      ...linkTo(withPart(fields, part)),
      // It may lead to the address that is shown, beyond which another part was chosen.
      onClick: (event: MouseEvent) => {
        if (isPlainClick(event)) setField(part.field, part.key)
      },
    }),
    sentAnswer,
    shown,
    verdict,
    /** Whether it is the answer to what the fields held before. */
    isLate: live.isPlaceholderData,
    /** Whether the answer to what they hold could not be read. */
    isLost: live.isError,
  }
}

/** A build on its page, as `useBuild` gives it. */
export type Build = ReturnType<typeof useBuild>

/** What the fields hold: the values of the address, and what was typed since. */
function useFields(values: Fields) {
  const address = addressOf(values)
  const typed = useStore(draft, (last) => typedInto(address, last), nothing)
  useEffect(() => {
    if (draft.get().address !== address) keep(nothing)
  }, [address])
  return {
    fields: { ...values, ...typed },
    setField: (name: string, value: string) =>
      keep({ address, fields: { ...typedInto(address, draft.get()), [name]: value } }),
  }
}

function typedInto(address: string, last: Draft): Fields {
  return last.address === address ? last.fields : nothing.fields
}

function keep(next: Draft): void {
  storedDraft.write(JSON.stringify(next))
  draft.set(next)
}

// Whatever stands there may be of another version of the site.
function readDraft(): Draft {
  return { ...nothing, ...(parsedJson(storedDraft.read()) as Draft | undefined) }
}

/** After another build is shown, moves the focus to its answer; announces one that changes while fields are filled in. */
function useAnswerFocus(
  heading: RefObject<HTMLElement | null>,
  address: string,
  verdict: string,
): void {
  const shown = useRef({ address, verdict })
  useEffect(() => {
    const last = shown.current
    shown.current = { address, verdict }
    if (last.address !== address) focus(heading.current)
    else if (last.verdict !== verdict) announce(verdict)
  }, [address, verdict, heading])
}

// Screen readers say what gets the focus, and not what has it already. The router scrolls.
function focus(heading: HTMLElement | null): void {
  if (heading && heading === document.activeElement) announce(heading.textContent)
  else heading?.focus({ preventScroll: true })
}

/** The address of a build, as far as it tells builds apart. */
function addressOf(search: Record<string, unknown>): string {
  return JSON.stringify(buildValues(buildSearch(search)))
}

function linkTo(search: BuildSearch) {
  return { to: '/fit', search, hash: 'answer' } as const
}

// The measures of a part of one's own do not count for one of ours.
function withPart(fields: Fields, { field, key }: Part): BuildSearch {
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(`${field}-`))
  return buildSearch({ ...Object.fromEntries(others), [field]: key })
}
