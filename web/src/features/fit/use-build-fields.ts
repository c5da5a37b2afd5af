import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { storedText } from '../../lib/browser/stored-text.ts'

type Fields = Readonly<Record<string, string>>

/** A form as it was sent, and the address of the build that it leads to. */
export interface SentBuild {
  address: string
  fields: Readonly<Record<string, unknown>>
}

/** What is typed beyond the values of the build's address. */
interface Draft {
  address: string
  fields: Fields
}

const draftStorage = storedText('argo:build-draft', 'tab')

/**
 * What the fields of a build hold: the values of its address, and what was typed and not sent. A draft lasts until another
 * build is shown, except for what was typed after that one was sent; it is there again after a visit to another page.
 */
export function useBuildFields(
  values: Fields,
  {
    address,
    sent,
    form,
  }: {
    address: string
    sent: SentBuild | undefined
    form: RefObject<HTMLFormElement | null>
  },
) {
  // Undefined until what was typed before has been read.
  const [draft, setDraft] = useState<Draft>()
  if (draft && draft.address !== address)
    setDraft({ address, fields: sent?.address === address ? typedSince(sent, draft) : {} })

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

function typedSince({ fields }: SentBuild, draft: Draft): Fields {
  return Object.fromEntries(
    Object.entries(draft.fields).filter(([name, value]) => value !== fields[name]),
  )
}

function typedInto(form: HTMLFormElement, values: Fields): Fields {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== (values[name] ?? '') ? [[name, value] as const] : [],
  )
  return Object.fromEntries(typed)
}

function readDraft(): Partial<Draft> | undefined {
  try {
    const stored: unknown = JSON.parse(draftStorage.read() ?? '{}')
    return stored && typeof stored === 'object' ? stored : undefined
  } catch {
    return undefined
  }
}
