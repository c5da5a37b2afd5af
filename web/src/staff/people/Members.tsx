import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureMessage, notifyFailure } from '../ui/failure.ts'
import { AddPerson } from './AddPerson.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { Member, type ListedMember } from './Member.tsx'
import { useLink } from './use-link.ts'

/** Everybody who has, or had, access: an owner adds people, makes links, changes roles and ends access. */
export function Members({ own }: { own: number }) {
  const [people] = trpc.people.list.useSuspenseQuery()
  const utils = trpc.useUtils()
  const { link, show, forget, make } = useLink()
  const [ending, setEnding] = useState<ListedMember>()
  const readAgain = () => void utils.people.list.invalidate()
  const changeRole = trpc.people.changeRole.useMutation({
    onError: (error) => notifyFailure('The role was not changed', error),
    onSettled: readAgain,
  })
  const end = trpc.people.end.useMutation({
    onSuccess: () => setEnding(undefined),
    onSettled: readAgain,
  })

  return (
    <>
      <AddPerson
        onAdded={(added) => {
          show(added)
          readAgain()
        }}
      />
      <ul className="flex flex-col border-t border-line">
        {people.map((person) => (
          <Member
            key={person.id}
            person={person}
            isOwn={person.id === own}
            onLink={() => make(person)}
            onRole={(role) => changeRole.mutate({ id: person.id, role })}
            onEnd={() => {
              end.reset()
              setEnding(person)
            }}
          />
        ))}
      </ul>
      <LinkDialog link={link} onClose={forget} />
      <DeskDialog
        title={`End the access of ${ending?.name ?? ''}?`}
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
      >
        <p className="text-muted">
          {ending?.name} is signed out everywhere at once, and the passkeys count no more. What{' '}
          {ending?.name} did stays in the history.
        </p>
        {end.error && (
          <p role="alert" className="font-semibold text-fail">
            {failureMessage(end.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-4">
          <Button disabled={end.isPending} onClick={() => ending && end.mutate({ id: ending.id })}>
            End access
          </Button>
          <Button look="outline" onClick={() => setEnding(undefined)}>
            Cancel
          </Button>
        </div>
      </DeskDialog>
    </>
  )
}
