import type { FitAnswer } from '@argo/domain/fit/fit-answer'
import { labelOf } from './form-groups.ts'

/** What could not be read, with a link to each field; the build is reckoned without it. */
export function ErrorLinks({ errors }: Pick<FitAnswer, 'errors'>) {
  const fields = Object.entries(errors)
  if (fields.length === 0) return null
  return (
    <div role="alert" className="mt-8 border-l-[3px] border-fail bg-anvil px-5 py-4">
      <p className="font-bold">Not reckoned with, until it is put right:</p>
      <ul className="mt-2">
        {fields.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} className="prose-link inline-flex min-h-8 items-center">
              {labelOf(name)}
            </a>
            <span className="text-steel"> – {message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
