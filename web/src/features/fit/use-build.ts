import type { PartField } from '@argo/domain/fit/build-fields'
import { type BuildSearch, buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { parsedJson } from '@argo/domain/text/json'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { storedText } from '../../lib/browser/stored-text.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import { announce } from '../../lib/notifications/announcement.ts'
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

/** A link to the build with some of our parts; a plain click sends what is typed along with them. */
export type LinkWith = (
  ...parts: readonly Part[]
) => ReturnType<typeof linkTo> & { onClick: (event: MouseEvent) => void }

const route = getRouteApi('/fit')
const draftStorage = storedText('argo:build-draft', 'tab')

/**
 * A build: what its fields hold, the answer to it, and the two ways to send it, each build having an address of its own. What is
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
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { fields, setField } = useFields(values, form)
  const live = trpc.fit.answer.useQuery(buildValues(buildSearch(fields)), {
    placeholderData: keepPreviousData,
  })
  const shown = live.data ?? sentAnswer
  const verdict = shown.answer?.verdict ?? 'Choose a case or a part first'
  useAnswerFocus(heading, address, verdict)

  function send(event: SyntheticEvent, ...parts: readonly Part[]): void {
    event.preventDefault()
    if (!form.current) return
    const typed = Object.fromEntries(new FormData(form.current))
    const build = withParts(buildSearch(typed), parts)
    const next = addressOf(build)
    if (next === address && next === addressOf(router.latestLocation.search)) {
      heading.current?.scrollIntoView()
      focus(heading.current)
      return
    }
    void router.navigate(linkTo(build))
  }

  const linkWith: LinkWith = (...parts) => ({
    ...linkTo(withParts(values, parts)),
    onClick: (event) => {
      if (isPlainClick(event)) send(event, ...parts)
    },
  })

  return {
    form,
    heading,
    values,
    fields,
    setField,
    send,
    linkWith,
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
function useFields(values: Fields, form: RefObject<HTMLFormElement | null>) {
  const address = addressOf(values)
  // Undefined until what was typed before has been read.
  const [draft, setDraft] = useState<Draft>()
  if (draft && draft.address !== address) setDraft({ address, fields: {} })

  // Filled in before the scripts came, or before the page was left. What the fields hold is read before the next
  // rendering, which has them say what the address says.
  const typedEarly = useEffectEvent(() => (form.current ? typedInto(form.current, values) : {}))
  const start = useEffectEvent((early: Fields) => {
    const stored = readDraft()
    const kept = stored?.address === address ? stored.fields : {}
    setDraft((last) => last ?? { address, fields: { ...kept, ...early } })
  })
  useEffect(() => {
    const early = typedEarly()
    const timer = setTimeout(() => start(early))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (draft) draftStorage.write(JSON.stringify(draft))
  }, [draft])

  return {
    fields: draft?.address === address ? { ...values, ...draft.fields } : values,
    setField: (name: string, value: string) =>
      setDraft((last) => ({ address, fields: { ...last?.fields, [name]: value } })),
  }
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
function withParts(build: BuildSearch, parts: readonly Part[]): BuildSearch {
  const others = Object.entries(build).filter(([name]) =>
    parts.every(({ field }) => !name.startsWith(`${field}-`)),
  )
  return Object.fromEntries([...others, ...parts.map(({ field, key }) => [field, key])])
}

function typedInto(form: HTMLFormElement, values: Fields): Fields {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== (values[name] ?? '') ? [[name, value] as const] : [],
  )
  return Object.fromEntries(typed)
}

function readDraft(): Partial<Draft> | undefined {
  const stored = parsedJson(draftStorage.read())
  return stored && typeof stored === 'object' ? stored : undefined
}
