import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { notifyFailure } from '../ui/failure.ts'

/** Who is signed in, and the button that signs them out. */
export function Account({ person }: { person: { name: string; role: string } }) {
  // The document anew: nothing that was read stays in this tab.
  const onSuccess = () => window.location.assign('/sign-in')
  const here = trpc.signIn.end.useMutation({ onSuccess })
  const everywhere = trpc.signIn.endEverywhere.useMutation({
    onSuccess,
    onError: (error) => notifyFailure('Not signed out everywhere', error),
  })
  const isPending = here.isPending || everywhere.isPending
  return (
    <div className="flex flex-col items-start gap-3 px-3">
      <p className="max-w-full text-sm text-muted">
        <span className="block font-semibold break-words text-foreground">{person.name}</span>
        {person.role}
      </p>
      <Button look="outline" disabled={isPending} onClick={() => here.mutate()}>
        Sign out
      </Button>
      <button
        type="button"
        disabled={isPending}
        className="prose-link min-h-11 text-left text-sm"
        onClick={() => everywhere.mutate()}
      >
        Sign out on all devices
      </button>
    </div>
  )
}
