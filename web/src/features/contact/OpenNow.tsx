import type { Hours } from '@argo/domain/texts/hours'
import { useEffect, useState } from 'react'
import { type SupportHours, supportHours } from './support-hours.ts'

/** Whether support is open now, kept up to date. It depends on the time, so the server, whose pages are cached, renders nothing. */
export function OpenNow({ facts }: { facts: Hours }) {
  const [hours, setHours] = useState<SupportHours>()

  useEffect(() => {
    const update = () => setHours(supportHours(new Date(), facts))
    update()
    const everyMinute = setInterval(update, 60_000)
    return () => clearInterval(everyMinute)
  }, [facts])

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
