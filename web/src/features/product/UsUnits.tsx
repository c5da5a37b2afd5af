import { inUsUnits } from '@argo/domain/text/us-units'
import { unbroken } from '../../lib/text/unbroken.ts'

/** A weight or a length in US units; nothing for any other figure. */
export function UsUnits({
  label,
  value,
  className,
}: {
  label: string | undefined
  value: string
  className: string
}) {
  const us = inUsUnits(value, label)
  return us === null ? null : <span className={`text-muted ${className}`}>{unbroken(us)}</span>
}
