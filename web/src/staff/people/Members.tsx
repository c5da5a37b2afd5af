import { countOf } from '@argo/domain/text/count-of'
import { Fragment, type ReactNode, useState } from 'react'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { Moment } from '../ui/Moment.tsx'
import { Options } from '../ui/Options.tsx'
import { Access } from './Access.tsx'
import { AddPerson, type Role, roleOptions } from './AddPerson.tsx'
import type { PasskeyLink } from './LinkDialog.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'

type ListedPerson = Outputs['people']['list'][number]

interface MembersProps {
  /** The id of who looks at them. */
  own: number
  makeLink: (person: ListedPerson) => void
  /** Whether a link is being made. */
  isMaking: boolean
  onAdded: (link: PasskeyLink) => void
}

/** Everybody who has, or had, access: an owner adds people, makes links, changes roles and ends access. */
export function Members({ own, makeLink, isMaking, onAdded }: MembersProps) {
  const [people] = trpc.people.list.useSuspenseQuery()
  const utils = trpc.useUtils()
  const [ending, setEnding] = useState<ListedPerson>()
  const [shown, setShown] = useState<ListedPerson>()
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
          onAdded(added)
          readAgain()
        }}
      />
      <ul className="flex flex-col border-t border-line">
        {people.map((person) => (
          <Member key={person.id} person={person} isOwn={person.id === own}>
            <SelectField
              label={`Role of ${person.name}`}
              isLabelHidden
              name="role"
              id={`role-${person.id}`}
              value={person.role}
              onChange={({ target }) =>
                changeRole.mutate({ id: person.id, role: target.value as Role })
              }
            >
              <Options options={roleOptions} />
            </SelectField>
            <QuietButton onClick={() => setShown(person)} aria-label={`Devices of ${person.name}`}>
              Devices
            </QuietButton>
            <QuietButton
              disabled={isMaking}
              onClick={() => makeLink(person)}
              aria-label={`Make a link for ${person.name}`}
            >
              Make a link
            </QuietButton>
            <QuietButton
              onClick={() => {
                end.reset()
                setEnding(person)
              }}
              aria-label={`End the access of ${person.name}`}
            >
              End access
            </QuietButton>
          </Member>
        ))}
      </ul>
      <DeskDialog
        title={`Devices of ${shown?.name ?? ''}`}
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
      >
        {shown && <Access id={shown.id} />}
      </DeskDialog>
      <ConfirmDialog
        title={`End the access of ${ending?.name ?? ''}?`}
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        action="End access"
        call={end}
        onConfirm={() => ending && end.mutate({ id: ending.id })}
      >
        {ending?.name} is signed out everywhere at once, and the passkeys count no more. What{' '}
        {ending?.name} did stays in the history.
        {ending && ending.scheduled.count > 0 && (
          <>
            {' '}
            What {ending.name} has scheduled is published all the same, unless its time is taken off
            at the product:{' '}
            {ending.scheduled.next.map(({ name, at }, index) => (
              <Fragment key={`${name} ${at}`}>
                {index > 0 && '; '}
                {name} on <Moment at={at} />
              </Fragment>
            ))}
            {ending.scheduled.count > ending.scheduled.next.length &&
              `; and ${ending.scheduled.count - ending.scheduled.next.length} more`}
            .
          </>
        )}
      </ConfirmDialog>
    </>
  )
}

/** A person, what there is of them, and what an owner can do while they have access. */
function Member({
  person: { name, passkeys, seenAt, endedAt },
  isOwn,
  children,
}: {
  person: ListedPerson
  isOwn: boolean
  children: ReactNode
}) {
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <h2 className="font-bold break-words">
          {name}
          {isOwn && <span className="font-normal text-muted"> (you)</span>}
        </h2>
        <p className="text-sm text-muted">
          {endedAt === null ? (
            <>
              {passkeys === 0 ? 'No passkey yet' : countOf(passkeys, 'passkey')} ·{' '}
              {seenAt === null ? (
                'never seen'
              ) : (
                <>
                  seen <Moment at={seenAt} />
                </>
              )}
            </>
          ) : (
            <>
              Access ended <Moment at={endedAt} />
            </>
          )}
        </p>
      </div>
      {endedAt === null && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </li>
  )
}
