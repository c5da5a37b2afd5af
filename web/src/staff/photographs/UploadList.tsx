import { countOf } from '@argo/domain/text/count-of'
import { FileDrop } from '../ui/FileDrop.tsx'
import type { Upload } from './use-uploads.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

interface UploadListProps {
  uploads: readonly Upload[]
  add: (files: Iterable<File>) => void
  again: (upload: Upload) => void
  forget: (upload: Upload) => void
  /** Whether one is chosen at a time. */
  isOne?: boolean
}

/** Where photographs are dropped or chosen, and those that are on their way. */
export function UploadList({ uploads, add, again, forget, isOne = false }: UploadListProps) {
  const label = isOne ? 'Choose a photograph' : 'Add photographs'
  const waiting = uploads.filter(({ state }) => state !== 'refused').length
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={label}
        button={label}
        isQuiet
        help={`Or drop ${isOne ? 'it' : 'them'} here. JPEG, PNG, WebP, or AVIF, up to 40 MB and 50 megapixels${isOne ? '' : ' each'}.`}
        multiple={!isOne}
        // Without HEIC, which the desk cannot read, iPhones send JPEG.
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFiles={add}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {waiting > 0 && `${countOf(waiting, 'photograph')} to come …`}
      </p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {uploads.map((upload) => (
          <UploadRow
            key={`${upload.file.name} ${upload.file.lastModified} ${upload.file.size}`}
            upload={upload}
            again={() => again(upload)}
            forget={() => forget(upload)}
          />
        ))}
      </ul>
    </div>
  )
}

function UploadRow({
  upload: { file, state, sent, words },
  again,
  forget,
}: {
  upload: Upload
  again: () => void
  forget: () => void
}) {
  if (state === 'refused')
    return (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border border-fail p-4">
        <p role="alert" className="min-w-0 grow basis-64 break-words">
          <span className="font-semibold">{file.name}</span> was not added. {words}
        </p>
        <QuietButton onClick={again}>Try again</QuietButton>
        <QuietButton onClick={forget}>Leave it out</QuietButton>
      </li>
    )
  const isSent = state === 'sending' && sent === 1
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="min-w-0 grow basis-48 truncate">{file.name}</span>
      <span className="text-muted">
        {state === 'waiting' ? 'Waiting' : isSent ? 'Being made ready …' : 'Sending …'}
      </span>
      {/* Without a value it shows that something goes on. */}
      <progress
        aria-label={file.name}
        value={isSent ? undefined : sent}
        className="h-2 w-32 accent-accent"
      />
    </li>
  )
}
