import { downloadKinds } from '@argo/domain/products/download-schema'
import { mostBytes, tooLarge } from '@argo/domain/products/upload-limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { HttpError } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Options, textOptions } from '../ui/Options.tsx'
import { sendFile } from '../ui/send-file.ts'
import { FileFields } from './FileFields.tsx'

/** What the desk answers to a file: the name by which visitors get it, and whether a password may protect it. */
interface Taken {
  fileName: string
  isProtected: boolean
}

/** A form that sends a PDF or ZIP; what was typed stays where it is refused. */
export function UploadForm({ productId, onTaken }: { productId: number; onTaken: () => void }) {
  const [sent, setSent] = useState(0)
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const { file, ...details } = Object.fromEntries(new FormData(form))
      if (!(file instanceof File)) throw new HttpError(400, 'Please choose a file.')
      if (file.size > mostBytes.file) throw new HttpError(413, tooLarge.file)
      const query = new URLSearchParams({
        ...(details as Record<string, string>),
        productId: String(productId),
        fileName: file.name,
      })
      setSent(0)
      return sendFile<Taken>(`/files?${query.toString()}`, file, setSent)
    },
    onSuccess: ({ fileName }, form) => {
      form.reset()
      notify({ title: 'Added', text: `${fileName} is among the downloads.`, tone: 'success' })
      onTaken()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate(event.currentTarget)
      }}
      aria-label="Add a download"
      className="chamfer panel grid items-start gap-5 p-5 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <TextField
          label="File"
          name="file"
          type="file"
          required
          accept=".pdf,.zip"
          help="A PDF or ZIP of 200 MB at most. On the page of a published product it is seen at once. It replaces the file of its kind and language, which stays at its own address."
        />
      </div>
      <SelectField label="Kind" name="kind">
        <Options options={textOptions(downloadKinds)} />
      </SelectField>
      <FileFields id="file" values={{ date: today, language: 'en' }} />
      <div className="flex flex-col gap-3 sm:col-span-2">
        <Failure error={error} />
        {data?.isProtected && (
          <p role="status">
            {data.fileName} is protected. If it asks for a password, visitors cannot open it: please
            try, and then add it without one.
          </p>
        )}
        {isPending && (
          <progress aria-label="Sent" value={sent} className="w-full accent-accent">
            {Math.round(sent * 100)}%
          </progress>
        )}
        <SubmitButton look="outline" pending={isPending} className="self-start">
          {isPending ? 'Sending …' : 'Add the file'}
        </SubmitButton>
      </div>
    </form>
  )
}
