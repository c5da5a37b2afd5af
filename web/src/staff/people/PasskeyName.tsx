import { useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { trpc } from '../trpc.ts'
import { notifyFailure } from '../ui/failure.ts'
import { QuietButton } from '../ui/QuietButton.tsx'
import { submitted } from '../ui/submitted.ts'

/** A button that asks for the name of a passkey of one's own. */
export function PasskeyName({ passkey, name }: { passkey: number; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.people.namePasskey.useMutation({
    onSuccess: () => setOpen(false),
    onError: (error) => notifyFailure('Not named', error),
    onSettled: () => void utils.people.invalidate(),
  })
  if (!isOpen)
    return <QuietButton onClick={() => setOpen(true)}>{name ? 'Rename' : 'Name it'}</QuietButton>
  return (
    <form
      className="order-last flex w-full flex-wrap items-end gap-3"
      onSubmit={submitted((typed: { name: string }) => mutate({ passkey, name: typed.name }))}
    >
      <div className="min-w-0 grow basis-56">
        <TextField
          label="Name of this passkey"
          name="name"
          id={`passkey-${passkey}`}
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          ref={(field: HTMLInputElement | null) => field?.focus()}
        />
      </div>
      <QuietButton type="submit" disabled={isPending}>
        Save
      </QuietButton>
    </form>
  )
}
