import { messageParts } from '@argo/domain/contact/contact-message'
import { Link } from '@tanstack/react-router'
import type { Outputs } from '../trpc.ts'
import { Moment } from '../ui/Moment.tsx'
import { stateLabels } from './state-labels.ts'

/** A message in the list: who wrote it, about what, its first words, and what was made of it. */
export function MessageRow({ message }: { message: Outputs['messages']['one'] }) {
  const { id, name, email, createdAt, state, refusal } = message
  const { subject = 'Message', words } = messageParts(message.message)
  return (
    <li className="relative border-b border-line py-3 hover:bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link
          to="/messages/$id"
          params={{ id }}
          className="min-w-0 break-words before:absolute before:inset-0 hover:text-accent-bright"
        >
          <span className={state === 'unread' ? 'font-bold' : ''}>{name}</span>{' '}
          <span className="text-sm text-muted">{email}</span>
        </Link>
        <span className="text-sm text-muted">
          <Moment at={createdAt} />
        </span>
      </div>
      <p className="mt-1 line-clamp-2 text-sm break-words text-muted">
        <span className={state === 'unread' ? 'font-semibold text-accent-bright' : ''}>
          {stateLabels[state]}
        </span>
        {refusal !== null && (
          <span className="font-semibold text-fail"> · Its e-mail was refused</span>
        )}
        {' · '}
        <span className="font-semibold text-foreground">{subject}.</span> {words.slice(0, 300)}
      </p>
    </li>
  )
}
