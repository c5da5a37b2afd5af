import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { failureText } from '../../lib/trpc/failure-text.ts'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { trpc } from '../trpc.ts'

/** Signs in with a passkey that the browser asks for: the person. */
export function useSignIn() {
  const { client } = trpc.useUtils()
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await client.signIn.start.mutate()
      return client.signIn.finish.mutate({ answer: await startAuthentication({ optionsJSON }) })
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
  if (httpErrorOf(error)?.status === 404) return httpErrorOf(error)?.message.slice(5) ?? ''
  if (!(error instanceof Error)) return other
  // The browser's own words name a specification.
  if (error.name === 'NotAllowedError')
    return 'No passkey was used. Try again, or ask an owner for a link if your device has none.'
  if (error.name === 'InvalidStateError')
    return 'This device has a passkey of yours already: sign in with it.'
  if (error.name === 'SecurityError')
    return 'The desk is not at the address that its settings name (STAFF_URL), and passkeys work at no other.'
  if (/WebAuthn is not supported/.test(error.message))
    return 'This browser has no passkeys. Please use another one.'
  return failureText(error, {
    timeout: 'The desk took too long to answer. Please try again.',
    noResponse: 'The desk could not be reached. Please check your connection and try again.',
    other,
  })
}

const other = 'That did not work. Please try again.'
