/** The numbers that a slider goes through. */
export interface Scale {
  start: number
  end: number
  step: number
}

/** Up to some hundred round steps that hold all numbers from `min` to `max`; of whole numbers whole ones. */
export function scaleOf(min: number, max: number): Scale {
  const most = (max - min) / 50
  const power = 10 ** Math.floor(Math.log10(most))
  const round = exact(([5, 2].find((factor) => factor * power <= most) ?? 1) * power)
  const step = Number.isInteger(min) && Number.isInteger(max) ? Math.max(1, round) : round
  return {
    start: exact(Math.floor(exact(min / step)) * step),
    end: exact(Math.ceil(exact(max / step)) * step),
    step,
  }
}

// Without the errors of binary fractions.
function exact(number: number): number {
  return Number(number.toPrecision(12))
}
