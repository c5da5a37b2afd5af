import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Gate } from '../sign-in/Gate.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { failureMessage } from '../ui/failure.ts'

/** An address that the desk has no page for. */
export function NotFound() {
  return (
    <Gate title="There is no such page">
      <p className="text-muted">
        It may have been removed.{' '}
        <Link to="/" className="prose-link">
          Go to what there is to do
        </Link>
      </p>
    </Gate>
  )
}

const title = 'This page could not be loaded'

/** A page that could not be shown, in its place: why, and what to do. */
export function PageFailure({ error }: ErrorComponentProps) {
  return (
    <DeskPage title={title}>
      <Reason error={error} />
    </DeskPage>
  )
}

/** The same where the whole desk could not be shown. */
export function DeskFailure({ error }: ErrorComponentProps) {
  return (
    <Gate title={title}>
      <Reason error={error} />
    </Gate>
  )
}

function Reason({ error }: { error: unknown }) {
  const router = useRouter()
  if (httpErrorOf(error)?.status === 404)
    return (
      <p role="alert" className="text-muted">
        It was deleted, or was never there.{' '}
        <Link to="/history" className="prose-link">
          The history
        </Link>{' '}
        brings back what was deleted.
      </p>
    )
  return (
    <>
      <p role="alert" className="text-muted">
        {failureMessage(error)}
      </p>
      <Button className="self-start" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </>
  )
}
