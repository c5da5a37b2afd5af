import { Vector3 } from 'three'
import type { Model } from '../svg/model.ts'

/** From picture coordinates (both 0–1, y up) to a point on the screen. */
export type Canvas = (x: number, y: number) => Vector3

/** Folded plates from left to right: where each fold meets the lower and the upper edge, and its tone. */
const folds: [number, number, string][] = [
  [-1.2, -0.9, '#0b0c0f'],
  [-0.1, 0.16, '#121318'],
  [0.04, 0.32, '#0d0e11'],
  [0.18, 0.46, '#191416'],
  [0.29, 0.555, '#2a1512'],
  [0.36, 0.62, '#5c1d0d'],
  [0.4, 0.655, '#b4380c'],
  [0.428, 0.68, '#ff7a22'],
  [0.446, 0.696, '#ffd08a'],
  [0.457, 0.706, '#ff8a2e'],
  [0.475, 0.72, '#a8330c'],
  [0.505, 0.748, '#43170c'],
  [0.56, 0.8, '#1c1213'],
  [0.68, 0.9, '#101115'],
  [0.82, 1.06, '#17191e'],
  [0.98, 1.2, '#0c0d10'],
]

/** Hot metal between folded plates: the picture our monitors show. `ratio` is width over height. */
export const forgePicture = (model: Model, canvas: Canvas, ratio: number): void => {
  const paint = (points: [number, number][], color: string, opacity = 1) =>
    model.line(
      points.map(([x, y]) => canvas(x, y)),
      { color, fill: true, opacity, group: 'screen' },
    )
  folds.forEach(([low, high, tone], k) => {
    const [nextLow, nextHigh] = folds[k + 1] ?? [1.6, 1.8]
    paint(
      [
        [low, 0],
        [high, 1],
        [nextHigh + 0.004, 1],
        [nextLow + 0.004, 0],
      ],
      tone,
    )
  })
  paint(
    [
      [0.3, 0],
      [0.44, 0.55],
      [0.62, 0.2],
      [0.76, 0.42],
      [1.02, 0.1],
      [1.02, 0],
    ],
    '#0e0d10',
    0.94,
  )
  paint(
    [
      [0.44, 0.55],
      [0.62, 0.2],
      [0.53, 0],
    ],
    '#24120f',
    0.9,
  )
  paint(
    [
      [0.76, 0.42],
      [1.02, 0.1],
      [1.02, 0],
      [0.86, 0],
    ],
    '#17181d',
    0.9,
  )
  paint(
    [
      [-0.02, 0.5],
      [0.16, 0.26],
      [0.3, 0],
      [-0.02, 0],
    ],
    '#131418',
    0.95,
  )
  const rim = (points: [number, number][], color: string, width: number, opacity: number) =>
    model.line(
      points.map(([x, y]) => canvas(x, y)),
      { color, width, opacity, group: 'screen' },
    )
  rim(
    [
      [0.3, 0],
      [0.44, 0.55],
      [0.62, 0.2],
      [0.76, 0.42],
      [1, 0.122],
    ],
    '#ff8a4a',
    2,
    0.75,
  )
  rim(
    [
      [0.44, 0.55],
      [0.53, 0],
    ],
    '#ff7a33',
    1.4,
    0.5,
  )
  rim(
    [
      [0, 0.47],
      [0.16, 0.26],
      [0.3, 0],
    ],
    '#6f8496',
    1.6,
    0.5,
  )
  for (let k = 0; k < 30; k += 1) {
    const along = (k * 0.618 + 0.07) % 1
    const off = ((k * 0.377 + 0.3) % 1) ** 2 * 0.32 * (k % 2 ? 1 : -0.6)
    const [x, y] = [0.45 + along * 0.25 + off / ratio, along]
    rim(
      [
        [x, y],
        [x + 0.004, y + 0.014],
      ],
      k % 3 ? '#ff9a52' : '#ffe0b4',
      1.4 + (k % 4) * 0.7,
      0.85,
    )
  }
}
