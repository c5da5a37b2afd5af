import { toInches } from '@argo/domain/text/us-units'

type Length = number | { from: number; to: number }

const written = (length: Length, one: (length: number) => number | string, unit: string) => {
  const { from, to } = typeof length === 'number' ? { from: length, to: length } : length
  return `${from === to ? one(from) : `${one(from)}–${one(to)}`}\u00a0${unit}`
}

/** A length or a range of lengths in mm, in both units, as the drawing of a part has it: "480 mm", "18.9 in". */
export const inMillimeters = (length: Length) => ({
  first: written(length, String, 'mm'),
  second: written(length, toInches, 'in'),
})

/** The same as the drawing of a chair has it: "17.3–20.5 in", "44–52 cm". */
export const inInches = (length: Length) => ({
  first: written(length, toInches, 'in'),
  second: written(length, (mm) => mm / 10, 'cm'),
})

/** Both units in a sentence: "480 mm (18.9 in)". */
export const inWords = ({ first, second }: ReturnType<typeof inMillimeters>) =>
  `${first} (${second})`
