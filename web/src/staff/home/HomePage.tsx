import { messageParts } from '@argo/domain/contact/contact-message'
import type { ToDo } from '@argo/domain/products/to-do'
import { countOf } from '@argo/domain/text/count-of'
import { textNames } from '@argo/domain/texts/site-texts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { stateLabels } from '../messages/state-labels.ts'
import { type Outputs, trpc } from '../trpc.ts'
import { Age } from '../ui/Age.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { fieldId } from '../ui/field-id.ts'
import { Moment } from '../ui/Moment.tsx'
import { linkClass, Part, rowClass, Rows } from '../ui/Part.tsx'
import { NotFoundRow } from '../not-found/NotFoundRow.tsx'
import { KeepDialog, type KeptEntry } from '../to-do/KeepDialog.tsx'
import { Unsaved } from './Unsaved.tsx'

/** What needs somebody: what is not saved, people who wait, what is published, and what the catalogue and the texts lack. */
export function HomePage() {
  return (
    <DeskPage title="To do">
      <Unsaved />
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <Messages />
        <Publications />
      </div>
      <NotFound />
      <Catalogue />
    </DeskPage>
  )
}

function Messages() {
  const [waiting] = trpc.messages.waiting.useSuspenseQuery()
  const [counts] = trpc.messages.counts.useSuspenseQuery()
  const [refused] = trpc.messages.refused.useSuspenseQuery()
  const [products] = trpc.messages.askedAbout.useSuspenseQuery()
  const all = counts.unread + counts.read
  return (
    <Part title="People who wait for an answer" count={all}>
      {all === 0 && <p className="text-muted">Every message is answered.</p>}
      <Rows>
        {refused.length > 0 && (
          <li className={rowClass}>
            <Link to="/messages" className={`${linkClass} text-fail`}>
              {countOf(refused.length, 'e-mail')} refused by the mail server
            </Link>
          </li>
        )}
        {waiting.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </Rows>
      {all > waiting.length && (
        <Link to="/messages" className="prose-link min-h-6 self-start text-sm">
          All messages: {counts.unread} unread, {counts.read} read
        </Link>
      )}
      {products.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          Products asked about in 90 days:
          {products.map(({ name, count }) => (
            <Link key={name} to="/messages" search={{ q: name }} className="prose-link min-h-6">
              {name} ({count})
            </Link>
          ))}
        </p>
      )}
    </Part>
  )
}

function MessageRow({ message }: { message: Outputs['messages']['waiting'][number] }) {
  const { id, name, createdAt, state } = message
  const { subject = 'Message' } = messageParts(message.message)
  return (
    <li className={rowClass}>
      <Link
        to="/messages/$id"
        params={{ id }}
        className={`${linkClass} ${state === 'unread' ? '' : 'font-normal'}`}
      >
        {name}
        <span className="font-normal text-muted"> · {subject}</span>
      </Link>
      <span className="text-sm text-muted">
        {state === 'unread' && (
          <span className="font-semibold text-accent-bright">{stateLabels.unread} · </span>
        )}
        <Age at={createdAt} />
      </span>
    </li>
  )
}

function Publications() {
  const [{ next, last }] = trpc.products.publications.useSuspenseQuery()
  return (
    <Part title="Published">
      {next.length + last.length === 0 && (
        <p className="text-muted">Nothing is to be published, and nothing was of late.</p>
      )}
      <Rows>
        {next.map((each) => (
          <PublicationRow key={`next ${each.id}`} publication={each} isNext />
        ))}
        {last.map((each) => (
          <PublicationRow key={`last ${each.id}`} publication={each} />
        ))}
      </Rows>
    </Part>
  )
}

function PublicationRow({
  publication: { id, name, at, isDraft },
  isNext = false,
}: {
  publication: Outputs['products']['publications']['next'][number]
  isNext?: boolean
}) {
  return (
    <li className={rowClass}>
      <Link to="/products/$id" params={{ id }} className={linkClass}>
        {name}
        {isDraft && <span className="font-normal text-muted"> · changes</span>}
      </Link>
      <span className="text-sm text-muted">
        {isNext && <span className="font-semibold text-accent-bright">Next · </span>}
        <Moment at={at} />
      </span>
    </li>
  )
}

/** What visitors wanted most and did not find; nothing while they found all. */
function NotFound() {
  const [{ searches, addresses }] = trpc.notFound.list.useSuspenseQuery()
  if (searches.length + addresses.length === 0) return null
  return (
    <Part title="Visitors did not find">
      <div className="grid items-start gap-x-10 xl:grid-cols-2">
        {Object.entries({ searches, addresses }).map(([kind, wanted]) => (
          <Rows key={kind}>
            {wanted.slice(0, 3).map((each) => (
              <NotFoundRow key={each.wanted} {...each} />
            ))}
          </Rows>
        ))}
      </div>
      <Link to="/not-found" className="prose-link min-h-6 self-start text-sm">
        All that was not found
      </Link>
    </Part>
  )
}

/** What is to be done about products and texts, each leading to the field that mends it. */
function Catalogue() {
  const [texts] = trpc.texts.toDo.useSuspenseQuery()
  const [products] = trpc.products.toDo.useSuspenseQuery()
  const [kept, setKept] = useState<KeptEntry>()
  const count = [...texts, ...products].reduce((sum, { toDo }) => sum + toDo.length, 0)
  return (
    <Part title="Products and texts" count={count}>
      {count === 0 && <p className="text-muted">There is nothing to do.</p>}
      <Rows>
        {texts.map(({ key, toDo }) => (
          <Entry
            key={key}
            name={textNames[key]}
            toDo={toDo}
            link={{ to: '/texts/$key', params: { key } }}
            onKeep={({ sentence }) => setKept({ subject: 'texts', rowId: key, sentence })}
          />
        ))}
        {products.map(({ product: { id, name }, toDo }) => (
          <Entry
            key={id}
            name={
              <>
                {name} <span className="tabular font-normal text-muted">{id}</span>
              </>
            }
            toDo={toDo}
            link={{ to: '/products/$id', params: { id } }}
            onKeep={({ sentence }) => setKept({ subject: 'products', rowId: String(id), sentence })}
          />
        ))}
      </Rows>
      {kept && <KeepDialog entry={kept} onClose={() => setKept(undefined)} />}
    </Part>
  )
}

function Entry({
  name,
  toDo,
  link,
  onKeep,
}: {
  name: ReactNode
  toDo: ToDo[]
  link: LinkProps
  onKeep: (entry: ToDo) => void
}) {
  return (
    <li className="grid gap-x-6 border-b border-line py-2 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-baseline">
      <h3 className="py-1 font-semibold break-words">{name}</h3>
      <ul className="flex flex-col text-sm">
        {toDo.map((entry) => (
          <li
            key={entry.field + entry.sentence}
            className="flex items-start justify-between gap-4 break-words"
          >
            <Link
              {...link}
              hash={fieldId(entry.field)}
              className="min-h-6 min-w-0 py-1 hover:text-accent-bright hover:underline"
            >
              {entry.sentence}
            </Link>
            {entry.kind !== 'malformed' && (
              <button
                type="button"
                aria-label={`Keep as it is: ${entry.sentence}`}
                className="min-h-6 shrink-0 py-1 text-muted hover:text-foreground hover:underline"
                onClick={() => onKeep(entry)}
              >
                Keep
              </button>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
