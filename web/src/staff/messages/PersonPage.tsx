import { countOf } from '@argo/domain/text/count-of'
import { inWords } from '@argo/domain/text/in-words'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { TextField } from '../../ui/Field.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { Failure } from '../ui/Failure.tsx'
import { submitted } from '../ui/submitted.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

/** What is stored about a person who asks: all of it as a file, and all of it deleted. */
export function PersonPage() {
  const { email } = useSearch({ from: '/desk/messages/person' })
  const navigate = useNavigate()
  return (
    <DeskPage title="What is stored about a person">
      <form
        key={email}
        // A field for an e-mail address gives it without spaces around it.
        onSubmit={submitted(
          (search: { email: string }) => void navigate({ to: '/messages/person', search }),
        )}
        aria-label="Person"
        className="grid max-w-2xl items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={email}
        />
        <SubmitButton pending={false}>Look up</SubmitButton>
      </form>
      {email !== undefined && <Stored email={email} />}
    </DeskPage>
  )
}

function Stored({ email }: { email: string }) {
  const { data, error } = trpc.messages.person.useQuery({ email })
  const utils = trpc.useUtils()
  const [isDeleting, setDeleting] = useState(false)
  const remove = trpc.messages.removePerson.useMutation({
    onSuccess: (deleted) => {
      setDeleting(false)
      notify({ title: 'Deleted', text: `${amount(deleted)} deleted.`, tone: 'success' })
    },
    onSettled: () => void utils.messages.invalidate(),
  })
  if (error) return <Failure error={error} />
  if (!data) return null
  const isNothing = data.messages + data.subscriptions === 0
  return (
    <>
      <p role="status" className="measure break-words">
        {isNothing ? (
          <>Nothing is stored about {email}.</>
        ) : (
          <>
            {amount(data)} of {email}, and of other addresses of this mailbox.
          </>
        )}
      </p>
      {!isNothing && (
        <div className="flex flex-wrap gap-4">
          <DownloadButton
            address={`/export/person.json?email=${encodeURIComponent(email)}`}
            fileName="person.json"
            label="Download all of it"
          />
          <QuietButton onClick={() => setDeleting(true)}>Delete all of it</QuietButton>
        </div>
      )}
      <ConfirmDialog
        title={`Delete all that is stored about ${email}?`}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        action="Delete for good"
        call={remove}
        onConfirm={() => remove.mutate({ email })}
      >
        The messages are deleted for good, and so is the subscription, also that it was ended: the
        address can be entered for the newsletter anew.
      </ConfirmDialog>
    </>
  )
}

function amount({ messages, subscriptions }: { messages: number; subscriptions: number }): string {
  return inWords([countOf(messages, 'message'), countOf(subscriptions, 'subscription')])
}
