import { useState } from 'react'
import { described, FieldError } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Failure } from '../ui/Failure.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

interface PictureFieldProps {
  label: string
  id: string
  /** The address of the picture that is chosen. */
  value: string
  error: string | undefined
  onChange: (src: string) => void
}

/** A picture that a text shows: another one is chosen among those that there are, or uploaded. */
export function PictureField({ label, id, value, error, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{label}</p>
      <div className="flex items-center gap-4">
        <Picture src={value} alt="" sizes="11rem" className="h-24 w-42 shrink-0 object-cover" />
        <QuietButton
          id={id}
          aria-label={`Change ${label.toLowerCase()}`}
          {...described(id, error)}
          onClick={() => setOpen(true)}
        >
          Change
        </QuietButton>
      </div>
      <FieldError id={id} error={error} />
      {isOpen && (
        <PictureDialog
          title={label}
          value={value}
          onChosen={(src) => {
            onChange(src)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function PictureDialog({
  title,
  value,
  onChosen,
  onClose,
}: {
  title: string
  value: string
  onChosen: (src: string) => void
  onClose: () => void
}) {
  const utils = trpc.useUtils()
  const { data = [], error } = trpc.texts.pictures.useQuery()
  const uploads = useUploads((src) => {
    void utils.texts.pictures.invalidate()
    onChosen(src)
  })
  return (
    <DeskDialog title={title} isOpen onClose={onClose}>
      <div className="w-full">
        <UploadList {...uploads} isOne />
      </div>
      <Failure error={error} />
      <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
        {data.map(({ src, name }) => (
          <li key={src}>
            <button
              type="button"
              aria-pressed={src === value}
              className="flex w-full flex-col gap-1 border border-line p-1 text-left text-sm hover:border-muted aria-pressed:border-accent"
              onClick={() => onChosen(src)}
            >
              <Picture src={src} alt="" sizes="10rem" className="h-20 w-full object-cover" />
              <span className="w-full break-words">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <QuietButton onClick={onClose}>Cancel</QuietButton>
    </DeskDialog>
  )
}
