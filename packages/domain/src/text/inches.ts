/** Millimeters in inches: to a tenth of an inch, below ten inches to a hundredth, which is a quarter of a millimeter. */
export function toInches(millimeters: number): number {
  const inches = millimeters / 25.4
  return Number(inches.toFixed(Math.abs(inches) < 10 ? 2 : 1))
}
