import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'

/** Who is signed in, and the button that signs them out. */
export function Account({ person }: { person: { name: string; role: string } }) {
  const { mutate, isPending } = trpc.signIn.end.useMutation({
    // The document anew: nothing that was read stays in this tab.
    onSuccess: () => window.location.assign('/sign-in'),
  })
  return (
    <div className="flex flex-col items-start gap-3 px-3">
      <p className="max-w-full text-sm text-muted">
        <span className="block font-semibold break-words text-foreground">{person.name}</span>
        {person.role}
      </p>
      <Button look="outline" disabled={isPending} onClick={() => mutate()}>
        Sign out
      </Button>
    </div>
  )
}
