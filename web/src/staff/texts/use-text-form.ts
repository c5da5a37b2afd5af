import { type SiteTexts, type TextKey, textNames } from '@argo/domain/texts/site-texts'
import { trpc } from '../trpc.ts'
import { type RowForm, useRowForm } from '../ui/use-row-form.ts'

/** A text as its form is opened. */
export interface OpenedText<Key extends TextKey = TextKey> {
  key: Key
  version: string
  text: SiteTexts[Key]
  updatedAt: string | null
}

/** The fields of a text as people call them, in the order of the form. */
export type FieldNames<Key extends TextKey> = Record<keyof SiteTexts[Key] & string, string>

/** What is typed into a text's form, and how it is saved. */
export function useTextForm<Key extends TextKey>(
  opened: OpenedText<Key>,
  names: FieldNames<Key>,
): RowForm<SiteTexts[Key]> {
  const utils = trpc.useUtils()
  const { key } = opened
  // Of a key and a text that belong together, the union of all texts does not know it.
  type Input = Parameters<typeof utils.client.texts.save.mutate>[0]
  return useRowForm<OpenedText<Key>, SiteTexts[Key]>({
    name: `text-${key}`,
    title: textNames[key],
    row: opened,
    formOf: ({ text }) => text,
    names,
    save: (text, version) =>
      utils.client.texts.save.mutate({ key, text, version } as Input) as Promise<typeof opened>,
    onChanged: (changed) => {
      utils.texts.one.setData({ key }, changed)
      void utils.texts.list.invalidate()
      void utils.texts.toDo.invalidate()
      void utils.revisions.list.invalidate()
    },
  })
}

/** What a text's preview is given. */
export interface PreviewProps<Key extends TextKey> {
  textKey: Key
  text: SiteTexts[Key]
}

/** What a text's fields are given. */
export interface FieldsProps<Key extends TextKey> {
  state: RowForm<SiteTexts[Key]>
}
