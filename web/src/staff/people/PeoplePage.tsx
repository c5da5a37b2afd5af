import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { Access } from './Access.tsx'
import { LinkDialog, type PasskeyLink } from './LinkDialog.tsx'
import { Members } from './Members.tsx'

/** Who may work at the desk: for owners everybody, for editors themselves. */
export function PeoplePage() {
  const { person } = useRouteContext({ from: '/desk' })
  const [link, setLink] = useState<PasskeyLink>()
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.people.link.useMutation({
    onError: (error) => notifyFailure('No link was made', error),
    onSuccess: () => void utils.people.access.invalidate(),
  })
  const makeLink = ({ id, name }: { id: number; name: string }) =>
    mutate({ id }, { onSuccess: ({ link: url }) => setLink({ name, url }) })
  return (
    <DeskPage title="People">
      {person.role === 'owner' ? (
        <Members own={person.id} makeLink={makeLink} isMaking={isPending} onAdded={setLink} />
      ) : (
        <>
          <p className="measure text-muted">
            You are an editor. An owner adds people and ends their access. For a passkey on another
            device, make a link here and open it there.
          </p>
          <Button
            className="self-start"
            disabled={isPending}
            onClick={() => makeLink({ id: person.id, name: 'you' })}
          >
            Make a link for another device
          </Button>
          <h2 className="display text-lead">Your devices</h2>
          <Access id={person.id} />
        </>
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </DeskPage>
  )
}
