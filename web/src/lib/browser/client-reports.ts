import {
  type ClientReport,
  clientReportsPath,
  redactedMessage,
} from '@argo/domain/client-reports/client-report'
import type { AnyRouter } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'

/** A page that fails again and again says no more than this. */
const mostErrors = 5

/**
 * Tells the server's log of errors that nothing handles, of scripts that do not load and, by the function that it gives, of
 * those that React caught. Not of failed calls, which the server knows of.
 */
export function reportErrors(router: AnyRouter): (error: unknown) => void {
  let reported = 0
  const report = (error: unknown): void => {
    const isOurs = error instanceof Error && !(error instanceof TRPCClientError)
    if (!isOurs || !navigator.onLine || reported >= mostErrors) return
    reported += 1
    const route: unknown = router.state.matches.at(-1)?.routeId
    const sent = {
      route: typeof route === 'string' ? route : '/',
      name: /^\w{1,40}$/.exec(error.name)?.[0] ?? 'Error',
      message: redactedMessage(error.message),
      at: positionsOf(error),
    } satisfies ClientReport
    navigator.sendBeacon(
      clientReportsPath,
      new Blob([JSON.stringify(sent)], { type: 'application/json' }),
    )
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  window.addEventListener('vite:preloadError', ({ payload }) => report(payload))
  return report
}

function positionsOf({ stack = '' }: Error): string[] {
  return [...stack.matchAll(/\/(assets\/[\w.-]{1,80}:\d+:\d+)/g)]
    .slice(0, 5)
    .flatMap(([, position]) => position ?? [])
}
