import {
  type ClientReport,
  clientReportsPath,
  redactedMessage,
} from '@argo/domain/client-reports/client-report'
import type { AnyRouter } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

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
    send({
      kind: 'error',
      route: routeOf(router),
      name: /^\w{1,40}$/.exec(error.name)?.[0] ?? 'Error',
      message: redactedMessage(error.message),
      at: positionsOf(error),
    })
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  window.addEventListener('vite:preloadError', ({ payload }) => report(payload))
  return report
}

/** Sends the web vitals of the loaded page once, when the visitor leaves it or turns to another tab. */
export function reportVitals(router: AnyRouter): void {
  const route = routeOf(router)
  const vitals: Record<string, number> = {}
  for (const observe of [onTTFB, onFCP, onLCP, onINP, onCLS])
    observe(
      ({ name, value }) => {
        vitals[name.toLowerCase()] = name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)
      },
      { reportAllChanges: true },
    )
  const sendOnce = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', sendOnce)
    send({ kind: 'vitals', route, ...vitals })
  }
  document.addEventListener('visibilitychange', sendOnce)
}

function send(report: ClientReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(clientReportsPath, body)
}

function routeOf(router: AnyRouter): string {
  return router.state.matches.at(-1)?.routeId ?? '/'
}

function positionsOf({ stack = '' }: Error): string[] {
  return [...stack.matchAll(/\/(assets\/[\w.-]{1,80}:\d+:\d+)/g)]
    .slice(0, 5)
    .flatMap(([, position]) => position ?? [])
}
