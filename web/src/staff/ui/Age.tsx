import { useState } from 'react'

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** How long ago a time (UTC, RFC 3339) is, or how soon it comes: "3 days ago". */
export function Age({ at }: { at: string }) {
  const [now] = useState(() => Date.now())
  const distance = Date.parse(at) - now
  const [unit, length] = units.find(([, ms]) => Math.abs(distance) >= ms) ?? units[2]
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('en-US')}>
      {format.format(Math.round(distance / length), unit)}
    </time>
  )
}
