import { useState } from 'react'
import { trpc } from '../trpc.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { hasDrafts } from '../ui/draft.ts'
import { notifyFailure } from '../ui/failure.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

/** Who is signed in, and the buttons that sign them out; what was typed and not saved goes with them, if they agree. */
export function Account({ person }: { person: { name: string; role: string } }) {
  // The document anew: nothing that was read stays in this tab.
  const onSuccess = () => window.location.assign('/sign-in')
  const here = trpc.signIn.end.useMutation({ onSuccess })
  const everywhere = trpc.signIn.endEverywhere.useMutation({
    onSuccess,
    onError: (error) => notifyFailure('Not signed out everywhere', error),
  })
  const [asking, setAsking] = useState<typeof here>()
  const isPending = here.isPending || everywhere.isPending
  const signOut = (way: typeof here) => (hasDrafts() ? setAsking(way) : way.mutate())
  return (
    <div className="flex flex-col items-start gap-3 px-3">
      <p className="max-w-full text-sm text-muted">
        <span className="block font-semibold break-words text-foreground">{person.name}</span>
        {person.role}
      </p>
      <QuietButton disabled={isPending} onClick={() => signOut(here)}>
        Sign out
      </QuietButton>
      <button
        type="button"
        disabled={isPending}
        className="min-h-11 text-left text-sm text-muted hover:text-foreground hover:underline"
        onClick={() => signOut(everywhere)}
      >
        Sign out on all devices
      </button>
      <ConfirmDialog
        title="Sign out?"
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        action="Sign out and delete it"
        call={{ isPending, error: null }}
        onConfirm={() => asking?.mutate()}
      >
        Something that you typed on this device is not saved. It is deleted when you sign out.
      </ConfirmDialog>
    </div>
  )
}
