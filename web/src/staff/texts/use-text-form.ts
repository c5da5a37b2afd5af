import type { SiteTexts, TextKey } from '@argo/domain/texts/site-texts'
import { useEffect, useState } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { trpc } from '../trpc.ts'
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts'
import { isSame } from '../ui/is-same.ts'
import { tellFailure } from '../ui/tell-failure.ts'

/** A text as its form is opened. */
export interface OpenedText<Key extends TextKey = TextKey> {
  key: Key
  version: string
  text: SiteTexts[Key]
}

/**
 * What is typed into a text's form. It is kept on this device until it is saved; a refusal names its fields, and what somebody
 * else has saved meanwhile is given beside it.
 */
export function useTextForm<Key extends TextKey>(opened: OpenedText<Key>) {
  const utils = trpc.useUtils()
  const name = `text-${opened.key}`
  const [draft] = useState(() => readDraft(name, opened.text))
  const [text, setText] = useState(draft?.form ?? opened.text)
  const [version, setVersion] = useState(draft?.version ?? opened.version)
  const [base, setBase] = useState(opened)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [other, setOther] = useState<OpenedText<Key>>()
  const isChanged = !isSame(text, opened.text)

  // Read anew, for instance after an undoing: shown unless something was typed.
  if (opened.version !== base.version) {
    setBase(opened)
    if (isSame(text, base.text)) {
      setText(opened.text)
      setVersion(opened.version)
    }
  }

  useEffect(() => {
    if (isChanged) keepDraft(name, { version, form: text })
    else forgetDraft(name)
  }, [isChanged, name, version, text])

  const { mutateAsync, isPending } = trpc.texts.save.useMutation()

  function show(changed: OpenedText<Key>): void {
    setText(changed.text)
    setVersion(changed.version)
    setErrors({})
    setOther(undefined)
  }

  // Whose key is this one.
  const asOpened = (answer: unknown) => answer as OpenedText<Key>

  async function save(over = { text, version }): Promise<void> {
    try {
      // Of a key and a text that belong together, the union of all texts does not know it.
      const asked = { key: opened.key, ...over } as Parameters<typeof mutateAsync>[0]
      const saved = await mutateAsync(asked)
      utils.texts.one.setData({ key: opened.key }, saved)
      show(asOpened(saved))
      void utils.texts.list.invalidate()
      void utils.revisions.list.invalidate()
    } catch (error) {
      const failure = httpErrorOf(error)
      const refused = Object.entries(failure?.fields ?? {})
      if (failure?.status === 409 && failure.current) return setOther(asOpened(failure.current))
      if (refused.length === 0) return tellFailure('The text was not saved', error)
      setErrors(
        Object.fromEntries(refused.map(([field, words]) => [field.replace(/^text\./, ''), words])),
      )
    }
  }

  return {
    text,
    errors,
    isChanged,
    isSaving: isPending,
    isDraft: draft !== undefined && isChanged,
    /** What somebody else has saved meanwhile, until it is decided what counts. */
    other,
    change: (changed: Partial<SiteTexts[Key]>) => setText((before) => ({ ...before, ...changed })),
    discard: () => show(opened),
    save,
  }
}

/** What a text's preview is given. */
export interface PreviewProps<Key extends TextKey> {
  textKey: Key
  text: SiteTexts[Key]
}

/** What a text's fields are given: the text, what is wrong with it, and how it is changed. */
export interface FieldsProps<Key extends TextKey> {
  state: Pick<ReturnType<typeof useTextForm<Key>>, 'text' | 'errors' | 'change'>
}
