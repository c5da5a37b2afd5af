import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { settlePendingCalls, pendingCalls } from './sign-in-again.ts'
import { useSignIn } from './use-passkey.ts'

/** A dialog over the page whose session has ended: what is typed there stays, and goes on once its person has signed in. */
export function SignInAgain({ person }: { person: { id: number; name: string } }) {
  const isOpen = useStore(pendingCalls, (calls) => calls.length > 0, [])
  const { client } = trpc.useUtils()
  const signIn = useSignIn()
  const signOut = useMutation({ mutationFn: () => client.signIn.end.mutate() })
  const [other, setOther] = useState<string>()

  const start = () => {
    setOther(undefined)
    signIn.mutate(undefined, {
      onSuccess: ({ id, name }) => {
        if (id === person.id) return settlePendingCalls('resume')
        // What is typed here would be saved in somebody else's name.
        setOther(name)
        return signOut.mutate()
      },
    })
  }

  return (
    <DeskDialog
      title="You were signed out"
      isOpen={isOpen}
      onClose={() => settlePendingCalls('fail')}
    >
      <p className="text-muted">
        Your session has ended. Nothing that you typed is lost: sign in as {person.name} to go on.
      </p>
      <PasskeyButton
        label="Sign in with a passkey"
        isPending={signIn.isPending}
        error={
          other === undefined
            ? signIn.error
            : `This is the passkey of ${other}. Sign in as ${person.name}, or reload the page to work as somebody else.`
        }
        onPress={start}
      />
      <Button look="outline" onClick={() => settlePendingCalls('fail')}>
        Not now
      </Button>
    </DeskDialog>
  )
}
