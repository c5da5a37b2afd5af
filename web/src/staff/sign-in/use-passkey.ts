import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'
import { failureMessage } from '../ui/failure.ts'

/** Signs in with a passkey that the browser asks for, as nobody else than the person with an id if it is given: the person. */
export function useSignIn(as?: number) {
  const { client } = trpc.useUtils()
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await client.signIn.start.mutate()
      const answer = await startAuthentication({ optionsJSON })
      return client.signIn.finish.mutate({ answer, as })
    },
  })
}

/** Makes a passkey with a link's token and signs in with it: the person. */
export function useNewPasskey() {
  const { client } = trpc.useUtils()
  return useMutation({
    mutationFn: async (token: string) => {
      const { options } = await client.signIn.startPasskey.mutate({ token })
      const answer = await startRegistration({ optionsJSON: options })
      return client.signIn.finishPasskey.mutate({ token, answer })
    },
  })
}

/** Why nobody was signed in, and what to do. */
export function passkeyFailure(error: unknown): string {
  if (!(error instanceof Error)) return failureMessage(error)
  // The browser's own words name a specification.
  if (error.name === 'NotAllowedError')
    return 'No passkey was used. Try again, or ask an owner for a link if your device has none.'
  if (error.name === 'InvalidStateError')
    return 'This device has a passkey of yours already: sign in with it.'
  if (error.name === 'SecurityError')
    return 'The desk is not at the address that its settings name (STAFF_URL), and passkeys work at no other.'
  if (/WebAuthn is not supported/.test(error.message))
    return 'This browser has no passkeys. Please use another one.'
  return failureMessage(error)
}
