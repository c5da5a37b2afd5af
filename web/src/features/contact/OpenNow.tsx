import type { Hours } from '@argo/domain/texts/hours'
import { useSyncExternalStore } from 'react'
import { supportHours } from './support-hours.ts'

const minuteMs = 60_000

/** Whether support is open now, kept up to date. It depends on the time, so the server, whose pages are cached, renders nothing. */
export function OpenNow({ facts }: { facts: Hours }) {
  const minute = useSyncExternalStore(eachMinute, minuteNow, () => undefined)
  const hours = minute === undefined ? undefined : supportHours(new Date(minute * minuteMs), facts)

  return (
    // Two lines on a phone, whose place is kept.
    <p className="no-print mt-2 flex min-h-[2lh] flex-wrap items-center gap-x-3">
      {hours && (
        <>
          <span
            aria-hidden="true"
            className={`size-2.5 rotate-45 ${hours.open ? 'bg-ok' : 'bg-warn'}`}
          />
          <span className="font-bold text-foreground">
            {hours.open ? 'Open now' : 'Closed now'}
          </span>
          <span className="text-muted">{hours.change}</span>
        </>
      )}
    </p>
  )
}

function minuteNow(): number {
  return Math.floor(Date.now() / minuteMs)
}

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs)
  return () => clearInterval(timer)
}
