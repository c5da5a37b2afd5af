import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'
import { localTimeOf, publishTimeOf } from './publish-time.ts'

/** Publishes a product now, or at a time that has not come. */
export function PublishDialog(props: {
  /** The time that is set. */
  publishAt: string | null
  /** A discontinued product would have no page until its time. */
  canWait: boolean
  onClose: () => void
  onPublish: (at: string | null) => void
}) {
  const [at, setAt] = useState(props.publishAt === null ? '' : localTimeOf(props.publishAt))
  const [error, setError] = useState<string>()
  const time = publishTimeOf(at)
  const publishThen = (form: HTMLFormElement) => {
    if (!time) return
    if (Date.parse(time.utc) > Date.now()) return props.onPublish(time.utc)
    setError('This time is past. “Publish now” publishes at once.')
    form.querySelector('input')?.focus()
  }
  return (
    <DeskDialog title="Publish" isOpen onClose={props.onClose}>
      <Button onClick={() => props.onPublish(null)}>Publish now</Button>
      {props.canWait && (
        <form
          className="flex flex-col items-start gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            publishThen(event.currentTarget)
          }}
        >
          <TextField
            label="Or at a time"
            name="at"
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => {
              setAt(target.value)
              setError(undefined)
            }}
            help="In your own time zone."
            error={error}
          />
          <p role="status" className="text-sm empty:hidden">
            {time?.words}
            {time?.note !== undefined && (
              <span className="block font-semibold text-accent-bright">{time.note}</span>
            )}
          </p>
          <QuietButton type="submit">Publish then</QuietButton>
        </form>
      )}
    </DeskDialog>
  )
}
