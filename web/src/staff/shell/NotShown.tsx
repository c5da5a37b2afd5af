import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { failureText } from '../../lib/trpc/failure-text.ts'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { Button } from '../../ui/Button.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'

/** An address that the desk has no page for. */
export function NotFound() {
  return (
    <DeskPage title="There is no such page">
      <p className="text-muted">
        It may have been removed.{' '}
        <Link to="/" className="prose-link">
          Go to what there is to do
        </Link>
      </p>
    </DeskPage>
  )
}

/** A page that could not be shown: why, and what to do. */
export function Failure({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <DeskPage title="This page could not be loaded">
      <p role="alert" className="text-muted">
        {reasonOf(error)}
      </p>
      <Button className="self-start" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </DeskPage>
  )
}

function reasonOf(error: unknown): string {
  const failure = httpErrorOf(error)
  if (failure?.status === 401 || failure?.status === 403) return failure.message.slice(5)
  return failureText(error, {
    timeout: 'The desk took too long to answer. Please try again.',
    noResponse: 'The desk could not be reached. Please check your connection and try again.',
    other: 'Something failed on our side. Please try again in a moment.',
  })
}
