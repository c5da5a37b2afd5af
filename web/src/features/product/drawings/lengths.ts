import { toInches } from '@argo/domain/text/us-units'

type Length = number | { from: number; to: number }

const written = (length: Length, one: (length: number) => number | string, unit: string) => {
  const { from, to } = typeof length === 'number' ? { from: length, to: length } : length
  return `${from === to ? one(from) : `${one(from)}–${one(to)}`}\u00a0${unit}`
}

/** A length or a range of lengths in mm, in both units, as a drawing has it: "480 mm", "18.9 in". */
export const inMillimeters = (length: Length) => ({
  metric: written(length, String, 'mm'),
  us: written(length, toInches, 'in'),
})

/** The same in cm: "44–52 cm", "17.3–20.5 in". */
export const inCentimeters = (length: Length) => ({
  ...inMillimeters(length),
  metric: written(length, (mm) => mm / 10, 'cm'),
})

/** Both units in a sentence: "480 mm (18.9 in)". */
export const inWords = ({ metric, us }: ReturnType<typeof inMillimeters>) => `${metric} (${us})`
