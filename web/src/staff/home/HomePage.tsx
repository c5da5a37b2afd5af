import { countOf } from '@argo/domain/text/count-of'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'

/** What in the catalogue needs somebody. */
export function HomePage() {
  const [{ problems, more }] = trpc.toDo.useSuspenseQuery()
  return (
    <DeskPage title="To do">
      {problems.length === 0 ? (
        <p className="text-muted">
          Every spec of every product can be read. There is nothing to do.
        </p>
      ) : (
        <>
          <p className="text-muted">
            {countOf(problems.length + more, 'spec')} cannot be read: these figures are missing from
            filters, comparison and fit.
          </p>
          <ul className="flex flex-col border-t border-line">
            {problems.map(({ id, name, spec, reason }) => (
              <li key={`${id} ${spec}`} className="border-b border-line py-3">
                <p className="font-semibold">
                  {name} <span className="tabular font-normal text-muted">{id}</span>
                </p>
                {spec !== undefined && <p className="break-words">{spec}</p>}
                <p className="text-sm text-muted">{reason}</p>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text-muted">{`… and ${more} more.`}</p>}
        </>
      )}
    </DeskPage>
  )
}
