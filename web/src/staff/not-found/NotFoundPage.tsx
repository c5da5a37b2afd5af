import { type Inputs, trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { Part, Rows } from '../ui/Part.tsx'
import { NotFoundRow } from './NotFoundRow.tsx'

/** What visitors wanted and did not find: searches, and addresses. */
export function NotFoundPage() {
  const [{ searches, addresses }] = trpc.notFound.list.useSuspenseQuery()
  return (
    <DeskPage title="Not found">
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
                <Forget kind="search" wanted={each.wanted} />
              </NotFoundRow>
            ))}
          </Rows>
        </Part>
        <Part title="Addresses that lead nowhere" count={addresses.length}>
          {addresses.length === 0 && <p className="text-muted">Every address was found.</p>}
          <Rows>
            {addresses.map((each) => (
              <NotFoundRow key={each.wanted} {...each}>
                <Forget kind="address" wanted={each.wanted} />
              </NotFoundRow>
            ))}
          </Rows>
        </Part>
      </div>
    </DeskPage>
  )
}

function Forget(which: Inputs['notFound']['forget']) {
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.notFound.forget.useMutation({
    onError: (error) => notifyFailure('Not taken off the list', error),
    onSettled: () => void utils.notFound.invalidate(),
  })
  return (
    <button
      type="button"
      disabled={isPending}
      aria-label={`Done: ${which.wanted}`}
      className="min-h-11 hover:text-foreground hover:underline"
      onClick={() => mutate(which)}
    >
      Done
    </button>
  )
}
