import { trpc } from '../trpc.ts'
import { notifyFailure } from '../ui/failure.ts'
import { Moment } from '../ui/Moment.tsx'

/** What of a product or a text stays as it is although something was to be done, why, and who said so. */
export function KeptToDos({ subject, rowId }: { subject: 'products' | 'texts'; rowId: string }) {
  const { data = [] } = trpc.toDo.kept.useQuery({ subject, rowId })
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.toDo.release.useMutation({
    onError: (error) => notifyFailure('Not changed', error),
    onSettled: () => void utils.invalidate(),
  })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className="eyebrow text-muted">
        Kept as it is
      </h2>
      <ul className="mt-3 flex flex-col gap-3 text-sm break-words">
        {data.map(({ sentence, reason, person, keptAt }) => (
          <li key={sentence}>
            <p className="text-muted">{sentence}</p>
            <p>
              {reason}{' '}
              <span className="text-muted">
                {person}, <Moment at={keptAt} />
              </span>
            </p>
            <button
              type="button"
              disabled={isPending}
              className="prose-link min-h-6"
              aria-label={`To do again: ${sentence}`}
              onClick={() => mutate({ subject, rowId, sentence })}
            >
              To do again
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
