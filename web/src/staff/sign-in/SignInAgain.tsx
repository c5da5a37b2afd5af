import { useStore } from '../../lib/store.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { settlePendingCalls, pendingCalls } from './sign-in-again.ts'
import { useSignIn } from './use-passkey.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

/**
 * A dialog over a page whose session has ended, or does not do for what its person wants: what is typed there stays, and goes on
 * once they have signed in.
 */
export function SignInAgain({ person }: { person: { id: number; name: string } }) {
  const reason = useStore(pendingCalls, (calls) => calls[0]?.reason, [])
  const signIn = useSignIn(person.id)
  const start = () => signIn.mutate(undefined, { onSuccess: () => settlePendingCalls('resume') })
  return (
    <DeskDialog
      title="Sign in again"
      isOpen={reason !== undefined}
      onClose={() => settlePendingCalls('fail')}
    >
      <p className="text-muted">
        {reason} Nothing that you typed is lost: sign in as {person.name} to go on.
      </p>
      <PasskeyButton
        label="Sign in with a passkey"
        isPending={signIn.isPending}
        error={signIn.error}
        onPress={start}
      />
      <QuietButton onClick={() => settlePendingCalls('fail')}>Not now</QuietButton>
    </DeskDialog>
  )
}
