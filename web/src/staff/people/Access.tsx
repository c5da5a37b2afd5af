import { useRouteContext } from '@tanstack/react-router'
import { trpc } from '../trpc.ts'
import { Failure } from '../ui/Failure.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { Moment } from '../ui/Moment.tsx'
import { PasskeyName } from './PasskeyName.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'

/** A person's passkeys and sessions, each with a button that removes it, and a link for another passkey. */
export function Access({ id }: { id: number }) {
  const { data, error } = trpc.people.access.useQuery({ id })
  const { person } = useRouteContext({ from: '/desk' })
  const utils = trpc.useUtils()
  const options = {
    onError: (failure: unknown) => notifyFailure('Not removed', failure),
    onSettled: () => void utils.people.invalidate(),
  }
  const removePasskey = trpc.people.removePasskey.useMutation(options)
  const removeLink = trpc.people.removeLink.useMutation(options)
  const removeSession = trpc.people.removeSession.useMutation(options)
  const isPending = [removePasskey, removeLink, removeSession].some((call) => call.isPending)
  if (error) return <Failure error={error} />
  if (!data) return <p className="text-muted">Loading …</p>
  const { passkeys, sessions, linkExpiresAt } = data
  return (
    <>
      <h3 className="eyebrow text-muted">Passkeys</h3>
      {passkeys.length === 0 && <p className="text-muted">No passkey yet.</p>}
      <ul className="flex w-full max-w-2xl flex-col border-t border-line empty:hidden">
        {passkeys.map(({ id: passkey, name, device, createdAt, lastUsedAt, transports }, index) => (
          <li key={passkey} className={rowClass}>
            <p className="min-w-0 grow basis-56">
              <span className="font-semibold break-words">{name || kindOf(transports)}</span>
              <span className="block text-sm text-muted">
                {name && `${kindOf(transports)}. `}Made in {device} on <Moment at={createdAt} />,
                last used <Moment at={lastUsedAt} />
              </span>
            </p>
            {id === person.id && <PasskeyName passkey={passkey} name={name} />}
            <QuietButton
              disabled={isPending}
              aria-label={`Remove passkey ${index + 1}`}
              onClick={() => removePasskey.mutate({ id, passkey })}
            >
              Remove
            </QuietButton>
          </li>
        ))}
        {linkExpiresAt !== null && (
          <li className={rowClass}>
            <p className="min-w-0 grow basis-56">
              <span className="font-semibold">A link for another passkey</span>
              <span className="block text-sm text-muted">
                Good until <Moment at={linkExpiresAt} />
              </span>
            </p>
            <QuietButton
              disabled={isPending}
              aria-label="Remove the link"
              onClick={() => removeLink.mutate({ id })}
            >
              Remove
            </QuietButton>
          </li>
        )}
      </ul>
      <p className="measure text-sm text-muted">
        Remove a passkey whose device is lost: its person is signed out on all other devices.
      </p>
      <h3 className="eyebrow text-muted">Signed in</h3>
      {sessions.length === 0 && <p className="text-muted">Nowhere.</p>}
      <ul className="flex w-full max-w-2xl flex-col border-t border-line empty:hidden">
        {sessions.map(({ id: session, device, createdAt, seenAt, isHere }, index) => (
          <li key={session} className={rowClass}>
            <p className="min-w-0 grow basis-56">
              <span className="font-semibold">{device}</span>
              {isHere && <span className="text-muted"> (here)</span>}
              <span className="block text-sm text-muted">
                Since <Moment at={createdAt} />, last seen <Moment at={seenAt} />
              </span>
            </p>
            {!isHere && (
              <QuietButton
                disabled={isPending}
                aria-label={`Sign out of ${device}, ${index + 1}`}
                onClick={() => removeSession.mutate({ id, session })}
              >
                Sign out
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const rowClass =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4'

function kindOf(transports: readonly string[]): string {
  const isKey = !transports.includes('internal') && /usb|nfc|ble/.test(transports.join(' '))
  return isKey ? 'Security key' : 'Device or password manager'
}
