import { type ReactNode, useState } from 'react'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { Part, rowClass, Rows } from '../ui/Part.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'
import { NotFoundRow } from './NotFoundRow.tsx'
import { type Redirect, RedirectDialog } from './RedirectDialog.tsx'

/** What visitors wanted and did not find, searches and addresses, and where such addresses lead. */
export function NotFoundPage() {
  const [{ searches, addresses, redirects }] = trpc.notFound.list.useSuspenseQuery()
  const [opened, setOpened] = useState<Redirect>()
  const utils = trpc.useUtils()
  const options = {
    onError: (error: unknown) => notifyFailure('Not changed', error),
    onSettled: () => void utils.invalidate(),
  }
  const forget = trpc.notFound.forget.useMutation(options)
  const remove = trpc.notFound.removeRedirect.useMutation(options)
  const isPending = forget.isPending || remove.isPending
  const action = (name: string, of: string, onClick: () => void): ReactNode => (
    <button
      type="button"
      disabled={isPending}
      aria-label={`${name}: ${of}`}
      className="min-h-11 hover:text-foreground hover:underline"
      onClick={onClick}
    >
      {name}
    </button>
  )
  return (
    <DeskPage
      title="Not found"
      actions={
        <QuietButton onClick={() => setOpened({ path: '', target: '' })}>
          Add a redirect
        </QuietButton>
      }
    >
      <p className="measure text-muted">
        What visitors wanted in the last 90 days and did not find: how often, and nothing of who
        they are.
      </p>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <Part title="Searches that found nothing" count={searches.length}>
          {searches.length === 0 && <p className="text-muted">Every search found something.</p>}
          <Rows>
            {searches.map((each) => (
              <NotFoundRow key={each.wanted} {...each}>
                {action('Done', each.wanted, () =>
                  forget.mutate({ kind: 'search', wanted: each.wanted }),
                )}
              </NotFoundRow>
            ))}
          </Rows>
        </Part>
        <Part title="Addresses that lead nowhere" count={addresses.length}>
          {addresses.length === 0 && <p className="text-muted">Every address was found.</p>}
          <Rows>
            {addresses.map((each) => (
              <NotFoundRow key={each.wanted} {...each}>
                {action('Redirect', each.wanted, () =>
                  setOpened({ path: each.wanted, target: '' }),
                )}
                {action('Done', each.wanted, () =>
                  forget.mutate({ kind: 'address', wanted: each.wanted }),
                )}
              </NotFoundRow>
            ))}
          </Rows>
        </Part>
      </div>
      <Part title="Redirects" count={redirects.length}>
        {redirects.length === 0 && (
          <p className="text-muted">No address is led to another page by hand.</p>
        )}
        <Rows>
          {redirects.map(({ path, target }) => (
            <li key={path} className={rowClass}>
              <span className="min-w-0 py-2 break-words">
                <span className="font-semibold">{path}</span>{' '}
                <span className="text-muted">leads to {target}</span>
              </span>
              <span className="flex gap-4 text-sm text-muted">
                {action('Change', path, () => setOpened({ path, target }))}
                {action('Remove', path, () => remove.mutate({ path }))}
              </span>
            </li>
          ))}
        </Rows>
      </Part>
      {opened && <RedirectDialog redirect={opened} onClose={() => setOpened(undefined)} />}
    </DeskPage>
  )
}
