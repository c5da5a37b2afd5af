import { Matrix4, Vector3 } from 'three'
import type { LineOptions, Model } from '../svg/model.ts'

/** Letters as strokes in a box 1 wide and 1.25 tall, baseline at 0. */
const LETTERS: Record<string, [number, number][][]> = {
  A: [
    [
      [0, 0],
      [0.42, 1.25],
      [0.58, 1.25],
      [1, 0],
    ],
    [
      [0.2, 0.42],
      [0.8, 0.42],
    ],
  ],
  R: [
    [
      [0, 0],
      [0, 1.25],
      [0.78, 1.25],
      [1, 1.03],
      [1, 0.74],
      [0.78, 0.55],
      [0, 0.55],
    ],
    [
      [0.56, 0.55],
      [1, 0],
    ],
  ],
  G: [
    [
      [1, 1.25],
      [0.22, 1.25],
      [0, 1.03],
      [0, 0.22],
      [0.22, 0],
      [0.78, 0],
      [1, 0.22],
      [1, 0.6],
      [0.56, 0.6],
    ],
  ],
  O: [
    [
      [0.22, 0],
      [0, 0.22],
      [0, 1.03],
      [0.22, 1.25],
      [0.78, 1.25],
      [1, 1.03],
      [1, 0.22],
      [0.78, 0],
      [0.22, 0],
    ],
  ],
  W: [
    [
      [0, 1.25],
      [0.2, 0],
      [0.5, 0.8],
      [0.8, 0],
      [1, 1.25],
    ],
  ],
  '0': [
    [
      [0.22, 0],
      [0, 0.22],
      [0, 1.03],
      [0.22, 1.25],
      [0.78, 1.25],
      [1, 1.03],
      [1, 0.22],
      [0.78, 0],
      [0.22, 0],
    ],
  ],
  '1': [
    [
      [0.2, 1],
      [0.5, 1.25],
      [0.5, 0],
    ],
  ],
  '5': [
    [
      [0.95, 1.25],
      [0.05, 1.25],
      [0.05, 0.72],
      [0.78, 0.72],
      [1, 0.52],
      [1, 0.22],
      [0.78, 0],
      [0, 0],
    ],
  ],
  '6': [
    [
      [0.9, 1.25],
      [0.22, 1.25],
      [0, 1.03],
      [0, 0.22],
      [0.22, 0],
      [0.78, 0],
      [1, 0.22],
      [1, 0.5],
      [0.78, 0.7],
      [0, 0.7],
    ],
  ],
  '7': [
    [
      [0, 1.25],
      [1, 1.25],
      [0.35, 0],
    ],
  ],
  ' ': [],
}

/** Writes a word on the plane of a matrix (x along, y up), centred; `size` is the cap height in mm. */
export const letter = (
  model: Model,
  word: string,
  size: number,
  plane: Matrix4,
  options: LineOptions = {},
): void => {
  const face = new Vector3(0, 0, 1).transformDirection(plane)
  const unit = size / 1.25
  const advance = unit * 1.36
  const start = (-advance * word.length + unit * 0.36) / 2
  word.split('').forEach((sign, k) => {
    for (const stroke of LETTERS[sign] ?? []) {
      const points = stroke.map(([x, y]) =>
        new Vector3(start + k * advance + x * unit, y * unit - size / 2, 0).applyMatrix4(plane),
      )
      model.line(points, { color: '#e8ebee', width: unit * 0.2, face, ...options })
    }
  })
}

/** The Argo mark on the plane of a matrix, `size` mm tall. */
export const mark = (
  model: Model,
  size: number,
  plane: Matrix4,
  options: LineOptions = {},
): void => {
  const s = size / 2
  const face = new Vector3(0, 0, 1).transformDirection(plane)
  const shapes: [number, number][][] = [
    [
      [-1, -0.9],
      [-0.22, 0.9],
      [0.22, 0.9],
      [0.46, 0.36],
      [0.02, 0.36],
      [-0.52, -0.9],
    ],
    [
      [0.28, -0.06],
      [0.66, -0.06],
      [1, -0.9],
      [0.52, -0.9],
    ],
  ]
  for (const shape of shapes) {
    model.line(
      shape.map(([x, y]) => new Vector3(x * s, y * s, 0).applyMatrix4(plane)),
      { color: '#ff5a1f', fill: true, face, ...options },
    )
  }
}
