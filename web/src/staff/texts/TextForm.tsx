import { type TextKey, textNames } from '@argo/domain/texts/site-texts'
import type { ComponentType } from 'react'
import { RowHistory } from '../history/History.tsx'
import { KeptToDos } from '../to-do/KeptToDos.tsx'
import { DeskForm } from '../ui/DeskForm.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { SiteFrame } from '../ui/SiteFrame.tsx'
import {
  type FieldNames,
  type FieldsProps,
  type OpenedText,
  type PreviewProps,
  useTextForm,
} from './use-text-form.ts'

/** What the form of a text is made of. */
export interface TextFormParts<Key extends TextKey> {
  names: FieldNames<Key>
  Fields: ComponentType<FieldsProps<Key>>
  /** How the site will show the text. */
  Preview: ComponentType<PreviewProps<Key>>
}

/** A text's form beside how the site will show it, and its history. */
export function TextForm<Key extends TextKey>({
  opened,
  names,
  Fields,
  Preview,
}: TextFormParts<Key> & { opened: OpenedText<Key> }) {
  const state = useTextForm(opened, names)
  return (
    <DeskPage title={textNames[opened.key]}>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <DeskForm state={state}>
          <Fields state={state} />
        </DeskForm>
        <section
          aria-labelledby="shown-as"
          className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-8"
        >
          <h2 id="shown-as" className="eyebrow text-muted">
            As the site shows it
          </h2>
          <SiteFrame>
            <Preview textKey={opened.key} text={state.form} />
          </SiteFrame>
        </section>
      </div>
      <KeptToDos subject="texts" rowId={opened.key} />
      <RowHistory subject="texts" rowId={opened.key} />
    </DeskPage>
  )
}
