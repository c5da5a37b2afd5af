import { useRouter, useSearch } from '@tanstack/react-router'
import { trpc } from '../trpc.ts'
import { Gate } from './Gate.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useSignIn } from './use-passkey.ts'

/** Signs in, and goes on where somebody wanted to go. */
export function SignInPage() {
  const { to = '/' } = useSearch({ from: '/sign-in' })
  const router = useRouter()
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = useSignIn()
  const signIn = () =>
    mutate(undefined, {
      onSuccess: (person) => {
        utils.person.setData(undefined, person)
        router.history.replace(to)
      },
    })
  return (
    <Gate title="Sign in to the desk">
      <p className="text-muted">
        The desk is where Argo’s staff keep products, texts, and messages. You sign in with the
        passkey that you made from your link.
      </p>
      <PasskeyButton
        label="Sign in with a passkey"
        isPending={isPending}
        error={error}
        onPress={signIn}
      />
      <p className="text-sm text-muted">
        Lost it, or a new device? An owner gives you a new link, and so does{' '}
        <code>pnpm desk link</code> on the server.
      </p>
    </Gate>
  )
}
