import { failureMessage } from './failure.ts'

/** Why a call failed, where it was made; nothing while none has. */
export function Failure({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <p role="alert" className="font-semibold break-words text-fail">
      {failureMessage(error)}
    </p>
  )
}
