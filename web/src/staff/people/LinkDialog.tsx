import { notify } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'

/** A link with which somebody makes a passkey; it is shown once. */
export interface PasskeyLink {
  name: string
  url: string
}

interface LinkDialogProps {
  link: PasskeyLink
  onClose: () => void
}

/** Shows a link that was just made, to be copied and sent. */
export function LinkDialog({ link: { name, url }, onClose }: LinkDialogProps) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify({ title: 'Copied', text: 'The link is in the clipboard.', tone: 'success' }),
      () =>
        notify({
          title: 'Not copied',
          text: 'Please select the link and copy it.',
          tone: 'failure',
        }),
    )
  return (
    <DeskDialog title={`A link for ${name}`} isOpen onClose={onClose}>
      <p className="text-muted">
        It makes a passkey once, within 24 hours, and is shown here alone. Whoever has it can use
        it: send it where only {name} reads it.
      </p>
      <div className="w-full">
        <TextField
          label="Link"
          name="link"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <Button onClick={() => void copy()}>Copy</Button>
    </DeskDialog>
  )
}
