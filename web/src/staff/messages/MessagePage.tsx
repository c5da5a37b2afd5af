import { messageParts, type MessageState } from '@argo/domain/contact/contact-message'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Moment } from '../ui/Moment.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { stateLabels } from './state-labels.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

/** A message, whole, and what can be made of it; to open it is to read it. */
export function MessagePage() {
  const { id } = useParams({ from: '/desk/messages/$id' })
  const [message] = trpc.messages.one.useSuspenseQuery({ id })
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const { mutate, isPending } = trpc.messages.mark.useMutation({
    onError: (error) => notifyFailure('It was not noted', error),
    onSettled: () => void utils.messages.invalidate(),
  })
  const remove = trpc.messages.remove.useMutation({
    onSuccess: () => {
      void utils.messages.list.invalidate()
      void utils.messages.counts.invalidate()
      void navigate({ to: '/messages', replace: true })
    },
  })
  const { name, email, createdAt, state, refusal, waiting } = message
  const { subject = 'Message', words } = messageParts(message.message)
  const mark = (as: MessageState, after?: () => void) =>
    mutate({ id, state: as }, after && { onSuccess: after })

  // To be shown is what makes it read, and no event tells it.
  const isUnread = state === 'unread'
  const [wasUnread] = useState(isUnread)
  useEffect(() => {
    if (wasUnread) mutate({ id, state: 'read' })
  }, [wasUnread, id, mutate])

  return (
    <DeskPage title={`${subject}, from ${name}`}>
      <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm break-words text-muted">
        <p>{email}</p>
        <p>
          <Moment at={createdAt} />
        </p>
        <p role="status">{stateLabels[state]}</p>
        {waiting !== null && (
          <p className={refusal === null ? '' : 'font-semibold text-fail'}>
            {refusal === null
              ? 'Its e-mail to support waits to be sent'
              : `Its e-mail to support was refused: ${refusal}`}
          </p>
        )}
      </div>
      <p className="measure break-words whitespace-pre-wrap">{words}</p>
      <div className="flex flex-wrap gap-4">
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          className={buttonClass()}
        >
          Answer by e-mail
        </a>
        {state !== 'answered' && (
          <QuietButton disabled={isPending} onClick={() => mark('answered')}>
            Mark as answered
          </QuietButton>
        )}
        <QuietButton
          disabled={isPending}
          onClick={() => mark('unread', () => void navigate({ to: '/messages' }))}
        >
          Mark as unread
        </QuietButton>
        <QuietButton disabled={isPending} onClick={() => mark(state === 'spam' ? 'read' : 'spam')}>
          {state === 'spam' ? 'Not spam' : 'Spam'}
        </QuietButton>
        <QuietButton onClick={() => setDeleting(true)}>Delete</QuietButton>
      </div>
      <p>
        <Link to="/messages/person" search={{ email }} className="prose-link">
          All that is stored about {email}
        </Link>
      </p>
      <ConfirmDialog
        title="Delete this message?"
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        action="Delete for good"
        call={remove}
        onConfirm={() => remove.mutate({ id })}
      >
        It is deleted for good: the history does not hold it, and nothing brings it back.
      </ConfirmDialog>
    </DeskPage>
  )
}
