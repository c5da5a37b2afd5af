import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { type Inputs, trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureMessage } from '../ui/failure.ts'
import { submitted } from '../ui/submitted.ts'

/** Something to do about a product or a text. */
export type KeptEntry = Omit<Inputs['toDo']['keep'], 'reason'>

/** Asks why something to do stays as it is, and takes it off the list. */
export function KeepDialog({ entry, onClose }: { entry: KeptEntry; onClose: () => void }) {
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.toDo.keep.useMutation({
    onSuccess: () => {
      onClose()
      void utils.invalidate()
    },
  })
  return (
    <DeskDialog title="Keep it as it is" isOpen onClose={onClose}>
      <p className="max-w-full break-words text-muted">{entry.sentence}</p>
      <form
        className="flex w-full flex-col items-start gap-5"
        onSubmit={submitted(({ reason }: { reason: string }) => mutate({ ...entry, reason }))}
      >
        <div className="w-full">
          <TextField
            label="Why"
            name="reason"
            required
            maxLength={300}
            autoComplete="off"
            help="It stands at the form, with your name. Once something else is to be done there, it is on this list again."
            error={error ? (httpErrorOf(error)?.fields.reason ?? failureMessage(error)) : undefined}
          />
        </div>
        <SubmitButton pending={isPending}>Keep it</SubmitButton>
      </form>
    </DeskDialog>
  )
}
