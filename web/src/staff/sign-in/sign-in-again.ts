import type { StaffRouter } from '@argo/api/staff/router'
import type { TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { createStore } from '../../lib/store.ts'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'

/** Calls that met a session that had ended and wait: they go on, or fail as they would have. */
interface PendingCall {
  resume: () => void
  fail: () => void
}

/** Those that wait now; while there are any, the dialog to sign in again is open. */
export const pendingCalls = createStore<readonly PendingCall[]>(() => [])

/** Has the calls that wait go on with the new session, or fail without one. */
export function settlePendingCalls(how: keyof PendingCall): void {
  const calls = pendingCalls.get()
  pendingCalls.set([])
  for (const call of calls) call[how]()
}

/** Keeps a call that is refused because the session has ended until there is one again, so that nothing typed is lost. */
export const signInAgainLink: TRPCLink<StaffRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined
      const start = () => {
        call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (httpErrorOf(error)?.status !== 401) return observer.error(error)
            const waiting = { resume: start, fail: () => observer.error(error) }
            return pendingCalls.set([...pendingCalls.get(), waiting])
          },
        })
      }
      start()
      return () => call?.unsubscribe()
    })
