import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../trpc.ts'
import { Gate } from './Gate.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useNewPasskey } from './use-passkey.ts'

/** Makes the passkey of somebody who was given a link; the link's secret stands behind its hash. */
export function JoinPage() {
  const router = useRouter()
  const utils = trpc.useUtils()
  const [token] = useState(() => window.location.hash.slice(1))
  const { mutate, isPending, error } = useNewPasskey()
  const make = () =>
    mutate(token, {
      onSuccess: (person) => {
        utils.person.setData(undefined, person)
        router.history.replace('/')
      },
    })
  return (
    <Gate title="Make your passkey">
      <p className="text-muted">
        A passkey takes the place of a password: your device or your password manager keeps it, and
        asks for your finger, your face, or its PIN. Your link makes one, once.
      </p>
      {token === '' ? (
        <p>This address is not a whole link. Copy all of it, or ask for a new one.</p>
      ) : (
        <PasskeyButton label="Make a passkey" isPending={isPending} error={error} onPress={make} />
      )}
      <p className="text-sm text-muted">
        You have one already?{' '}
        <Link to="/sign-in" className="prose-link">
          Sign in
        </Link>
      </p>
    </Gate>
  )
}
