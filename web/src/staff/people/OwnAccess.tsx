import { Button } from '../../ui/Button.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { useLink } from './use-link.ts'

/** An editor's own access: a link for a passkey on another device. */
export function OwnAccess({ id }: { id: number }) {
  const { link, forget, make, isPending } = useLink()
  return (
    <>
      <p className="measure text-muted">
        You are an editor. An owner adds people and ends their access. For a passkey on another
        device, make a link here and open it there.
      </p>
      <Button className="self-start" disabled={isPending} onClick={() => make({ id, name: 'you' })}>
        Make a link for another device
      </Button>
      <LinkDialog link={link} onClose={forget} />
    </>
  )
}
