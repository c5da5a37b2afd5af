import { type Matrix4, Vector3 } from 'three'
import type { Model } from '../svg/model.ts'
import { skin } from './solids.ts'

/** A point of a padded surface: t runs along it from 0 to 1, u across it from −1 to 1. */
export type Surface = (t: number, u: number) => [number, number, number]

/** A sewn panel: a rectangle of the surface in one finish. */
export type Panel = { t: [number, number]; u: [number, number]; finish: string; puff?: number }

/** Values at rising stations, read between them without kinks. */
export const stations =
  (at: number[], values: number[]) =>
  (t: number): number => {
    let i = 0
    while (i < at.length - 2 && t > at[i + 1]!) i += 1
    const k = Math.max(0, Math.min(1, (t - at[i]!) / (at[i + 1]! - at[i]!)))
    const slope = (j: number) =>
      j <= 0 || j >= at.length - 1
        ? 0
        : (values[j + 1]! - values[j - 1]!) / (at[j + 1]! - at[j - 1]!)
    const span = at[i + 1]! - at[i]!
    const [a, b, m, n] = [values[i]!, values[i + 1]!, slope(i) * span, slope(i + 1) * span]
    const [k2, k3] = [k * k, k * k * k]
    return a * (2 * k3 - 3 * k2 + 1) + m * (k3 - 2 * k2 + k) + b * (3 * k2 - 2 * k3) + n * (k3 - k2)
  }

/** Covers a surface with panels; each swells by its `puff` millimetres along `out`. */
export const upholster = (
  model: Model,
  surface: Surface,
  panels: Panel[],
  place: Matrix4,
  out: Vector3,
  rows = 14,
): void => {
  for (const { t, u, finish, puff = 0 } of panels) {
    const down = Math.max(3, Math.round(rows * (t[1] - t[0])) + 2)
    const grid = Array.from({ length: down + 1 }, (_, r) =>
      Array.from({ length: 9 }, (__, c): [number, number, number] => {
        const [ct, cu] = [r / down, c / 8]
        const point = surface(t[0] + (t[1] - t[0]) * ct, u[0] + (u[1] - u[0]) * cu)
        const swell = puff * (1 - (2 * ct - 1) ** 8) ** 0.7 * (1 - Math.abs(2 * cu - 1) ** 5) ** 0.7
        return [point[0] + out.x * swell, point[1] + out.y * swell, point[2] + out.z * swell]
      }),
    )
    model.add(skin(grid), finish, place, { open: true, crease: 70, edges: 0 })
  }
}

/** Points along a surface between two t, u positions, lifted by `lift` along `out`. */
export const along = (
  surface: Surface,
  from: [number, number],
  to: [number, number],
  place: Matrix4,
  lift: Vector3,
  steps = 24,
): Vector3[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const k = i / steps
    const point = surface(from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k)
    return new Vector3(...point).add(lift).applyMatrix4(place)
  })

/** A seam with its shadow and, on both sides or one, a row of stitches. */
export const seam = (model: Model, points: Vector3[], stitch: string, piping = false): void => {
  model.line(points, { color: '#060709', width: 7, opacity: 0.35 })
  model.line(points, {
    color: piping ? stitch : '#060709',
    width: piping ? 4.5 : 2.6,
    opacity: 0.95,
  })
  if (!piping) {
    const beside = points.map((point) =>
      point.clone().add(new Vector3(Math.sign(point.x || 1) * 6, 1, 1)),
    )
    model.line(beside, { color: stitch, width: 2, dash: [7, 4.5], opacity: 0.8 })
  }
}

/** A stuffed pillow, superelliptic, its face along +z. */
export const pillow = (
  model: Model,
  width: number,
  height: number,
  thickness: number,
  finish: string,
  place: Matrix4,
  power = 2.8,
): Vector3[] => {
  const bow = (c: number) => Math.sign(c) * Math.abs(c) ** (2 / power)
  for (const side of [1, -1]) {
    const rows = [0, 0.25, 0.5, 0.7, 0.85, 0.95, 1].map((share) =>
      Array.from({ length: 41 }, (_, k): [number, number, number] => {
        const a = (k / 40) * Math.PI * 2
        const puff = (1 - share ** 3) ** 0.6
        return [
          (bow(Math.cos(a)) * width * share) / 2,
          (bow(Math.sin(a)) * height * share) / 2,
          (side * thickness * puff) / 2,
        ]
      }),
    )
    model.add(skin(rows), finish, place, { open: true, crease: 80, edges: 0 })
  }
  return Array.from({ length: 48 }, (_, k) => {
    const a = (k / 48) * Math.PI * 2
    return new Vector3(
      (bow(Math.cos(a)) * width) / 2,
      (bow(Math.sin(a)) * height) / 2,
      2,
    ).applyMatrix4(place)
  })
}
