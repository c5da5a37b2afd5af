import type { FileFields as Fields } from '@argo/domain/products/download-schema'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Failure } from '../ui/Failure.tsx'
import { submitted } from '../ui/submitted.ts'
import { FileFields } from './FileFields.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'

interface EditFileProps {
  file: Fields & { id: number; known: string }
  onClose: () => void
}

/** What is said of a file, in a dialog; what was typed stays where it is refused, and where another was faster. */
export function EditFile({ file, onClose }: EditFileProps) {
  const utils = trpc.useUtils()
  const [opened] = useState(file)
  const { mutate, isPending, error } = trpc.files.change.useMutation({
    onSuccess: ({ title }) => {
      notify({ title: 'Saved', text: `${title} is among the downloads.`, tone: 'success' })
      onClose()
      void utils.invalidate()
    },
  })
  const theirs = httpErrorOf(error)?.current as EditFileProps['file'] | undefined
  const refused = Object.entries(httpErrorOf(error)?.fields ?? {})
  const errors = Object.fromEntries(
    refused.map(([field, words]) => [field.replace(/^fields\./, ''), words]),
  )
  return (
    <DeskDialog title={`Edit ${opened.title}`} isOpen onClose={onClose}>
      <form
        className="grid w-full items-start gap-5 sm:grid-cols-2"
        onSubmit={submitted((fields: Fields) =>
          mutate({ id: opened.id, known: (theirs ?? opened).known, fields }),
        )}
      >
        <FileFields id="edit-file" values={opened} errors={errors} />
        {error && refused.length === 0 && (
          <div className="flex flex-col gap-2 sm:col-span-2">
            <Failure error={error} />
            {theirs && (
              <p>
                It is now {theirs.title}, version {theirs.version}, {theirs.date}, {theirs.language}
                . Save once more to keep yours.
              </p>
            )}
          </div>
        )}
        <div className="flex flex-wrap gap-4 sm:col-span-2">
          <SubmitButton pending={isPending}>Save</SubmitButton>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
        </div>
      </form>
    </DeskDialog>
  )
}
