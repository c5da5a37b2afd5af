import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** A page that could not be shown: what happened in plain words, and what to do next. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="page section">
      <h1 className="display text-display">This page could not be loaded</h1>
      <p className="mt-4 measure text-lead text-steel">
        Either the connection was lost on the way or something failed on our side. Nothing you typed
        elsewhere is lost. Try again; if it keeps happening, write to us.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          Try again
        </Button>
        <ButtonLink to="/contact" look="outline">
          Contact Support
        </ButtonLink>
      </div>
    </div>
  )
}
