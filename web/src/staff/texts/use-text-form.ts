import type { SiteTexts, TextKey } from '@argo/domain/texts/site-texts'
import { trpc } from '../trpc.ts'
import { isEqual } from '../ui/is-equal.ts'
import { useRowForm } from '../ui/use-row-form.ts'

/** A text as its form is opened. */
export interface OpenedText<Key extends TextKey = TextKey> {
  key: Key
  version: string
  text: SiteTexts[Key]
  updatedAt: string
}

/** What is typed into a text's form, and how it is saved. */
export function useTextForm<Key extends TextKey>(opened: OpenedText<Key>) {
  const utils = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.texts.save.useMutation()
  const { key } = opened
  // Of a key and a text that belong together, the union of all texts does not know it.
  type Input = Parameters<typeof mutateAsync>[0]
  const { save, form, version, ...state } = useRowForm<OpenedText<Key>, SiteTexts[Key]>({
    name: `text-${key}`,
    row: opened,
    formOf: ({ text }) => text,
    input: 'text',
    onChanged: (changed) => {
      utils.texts.one.setData({ key }, changed)
      void utils.texts.list.invalidate()
      void utils.texts.toDo.invalidate()
      void utils.revisions.list.invalidate()
    },
  })

  return {
    ...state,
    text: form,
    isSaving: isPending,
    save: (over = { text: form, version }) =>
      save(
        'The text was not saved',
        () => mutateAsync({ key, ...over } as Input) as Promise<typeof opened>,
        (current) => isEqual(current.text, over.text),
      ),
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
