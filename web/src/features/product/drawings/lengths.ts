import { toInches } from '@argo/domain/text/us-units'

export const millimeters = (length: number) => `${length}\u00a0mm`
export const inches = (length: number) => `${toInches(length)}\u00a0in`
export const bothUnits = (length: number) => `${millimeters(length)} (${inches(length)})`

/** A range of millimeters in centimeters, such as "44–52 cm". */
export function centimeters({ from, to }: { from: number; to: number }): string {
  return `${from === to ? from / 10 : `${from / 10}–${to / 10}`}\u00a0cm`
}

/** The same in inches. */
export function inchRange({ from, to }: { from: number; to: number }): string {
  return from === to ? inches(from) : `${toInches(from)}–${inches(to)}`
}
