import { axes, extent, type Part } from './part.ts'
import type { Size } from './stated-size.ts'

/** How far a model may be from the stated size before it is wrong, and not a screw or a lens that stands out. */
const largest = 0.035

/** Stretches a model's parts to the stated size and centers them on the floor. Throws if the model differs from it too much. */
export function trueToScale(parts: Part[], size: Size): Part[] {
  const moves = axes.map((axis) => {
    const [low, high] = extent(parts, axis)
    const stated = size[axis]
    const scale = stated === undefined ? 1 : stated / 1000 / (high - low)
    if (Math.abs(scale - 1) > largest)
      throw new Error(
        `Along ${axis} the model has ${((high - low) * 1000).toFixed(1)} mm, not ${stated} mm`,
      )
    return { scale, origin: axis === 'y' ? low : (low + high) / 2 }
  })
  return parts.map((part) => ({
    ...part,
    positions: part.positions.map((at, k) => (at - moves[k % 3]!.origin) * moves[k % 3]!.scale),
  }))
}
