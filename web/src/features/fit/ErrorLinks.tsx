import { labelOf } from '@argo/domain/fit/build-fields'
import type { FitAnswer } from '@argo/domain/fit/answer-build'

/** What could not be read, with a link to each field; the build is calculated without it. */
export function ErrorLinks({ errors }: Pick<FitAnswer, 'errors'>) {
  const fields = Object.entries(errors)
  if (fields.length === 0) return null
  return (
    <div role="alert" className="mt-8 border-l-[3px] border-fail bg-surface px-5 py-4 text-pretty">
      <p className="font-bold">Left out until corrected:</p>
      <ul className="mt-2 grid gap-3">
        {fields.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} className="prose-link py-1.5">
              {labelOf(name)}
            </a>
            <span className="text-muted"> – {message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
