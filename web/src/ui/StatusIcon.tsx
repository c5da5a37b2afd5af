import type { Status } from '@argo/domain/fit/check'
import { Icon } from './Icon.tsx'

const looks = {
  fits: { icon: 'check', ink: 'text-ok' },
  tight: { icon: 'warning', ink: 'text-warn' },
  unknown: { icon: 'info', ink: 'text-muted' },
  collides: { icon: 'close', ink: 'text-fail' },
} as const

/** What a status is called. */
export const statusWords: Record<Status, string> = {
  fits: 'Fits',
  tight: 'Tight',
  unknown: 'Not known',
  collides: 'Does not fit',
}

/** The color of what a status says. */
export function statusInk(status: Status): string {
  return looks[status].ink
}

/** The sign of a status, beside words that say the same. */
export function StatusIcon({ status, className }: { status: Status; className: string }) {
  return <Icon name={looks[status].icon} className={`${statusInk(status)} ${className}`} />
}
