import type { StaffRouter } from '@argo/api/staff/router'
import type { TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { createStore } from '../../lib/store.ts'
import { HttpError, httpErrorOf } from '../../lib/trpc/http-error.ts'
import { failureMessage } from '../ui/failure.ts'

/** A call that was refused until its person signs in again, and waits: it goes on, or fails as it would have. */
interface PendingCall {
  /** Why it was refused, in a sentence. */
  reason: string
  resume: () => void
  fail: () => void
}

/** Those that wait now; while there are any, the dialog to sign in again is open. */
export const pendingCalls = createStore<readonly PendingCall[]>(() => [])

/** How often somebody signed in again. */
let signIns = 0

/** Has the calls that wait go on with the new session, or fail without one. */
export function settlePendingCalls(how: 'resume' | 'fail'): void {
  const calls = pendingCalls.get()
  if (how === 'resume') signIns += 1
  pendingCalls.set([])
  for (const call of calls) call[how]()
}

/** Resolves when somebody has signed in again after a request was refused for this reason; rejects if they do not. */
export function signedInAgain(reason: string): Promise<void> {
  return new Promise((resume, fail) => {
    const waiting = { reason, resume, fail: () => fail(new HttpError(401, reason)) }
    pendingCalls.set([...pendingCalls.get(), waiting])
  })
}

/** Keeps a call that is refused until its person signs in again and then repeats it, so that nothing typed is lost. */
export const signInAgainLink: TRPCLink<StaffRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined
      const start = () => {
        const before = signIns
        call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (httpErrorOf(error)?.status !== 401) return observer.error(error)
            // It went off with the session that was ended by signing in again.
            if (signIns > before) return start()
            return void repeatSignedIn(error)
          },
        })
      }
      const repeatSignedIn = async (error: Parameters<typeof observer.error>[0]) => {
        try {
          await signedInAgain(failureMessage(error))
        } catch {
          return observer.error(error)
        }
        return start()
      }
      start()
      return () => call?.unsubscribe()
    })
