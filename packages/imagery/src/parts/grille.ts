import { type Matrix4, Vector3 } from 'three'
import type { LineOptions, Model } from '../svg/model.ts'

/** A woven mesh over a rectangle of the plane: two families of slanted wires, `pitch` mm apart. */
export const weave = (
  model: Model,
  width: number,
  height: number,
  pitch: number,
  plane: Matrix4,
  options: LineOptions = {},
): void => {
  const slope = 1.2
  const face = new Vector3(0, 0, 1).transformDirection(plane)
  const [w, h] = [width / 2, height / 2]
  for (const sign of [1, -1]) {
    for (let c = -h - w * slope; c <= h + w * slope; c += pitch * 1.56) {
      const ends: [number, number][] = []
      for (const x of [-w, w]) {
        const y = sign * slope * x + c
        if (Math.abs(y) <= h) ends.push([x, y])
      }
      for (const y of [-h, h]) {
        const x = (y - c) / (sign * slope)
        if (Math.abs(x) < w) ends.push([x, y])
      }
      if (ends.length < 2) continue
      model.line(
        ends.slice(0, 2).map(([x, y]) => new Vector3(x, y, 0).applyMatrix4(plane)),
        { color: '#14171b', width: pitch * 0.26, face, ...options },
      )
    }
  }
}

/** Rows of round holes over a rectangle of the plane, every second row shifted by half a pitch. */
export const perforate = (
  model: Model,
  width: number,
  height: number,
  pitch: number,
  plane: Matrix4,
  options: LineOptions = {},
): void => {
  const step = pitch * 0.87
  const face = new Vector3(0, 0, 1).transformDirection(plane)
  const rows = Math.floor(height / step)
  for (let row = 0; row <= rows; row += 1) {
    const y = (row - rows / 2) * step
    const shift = row % 2 ? pitch / 2 : 0
    const from = new Vector3(-width / 2 + shift, y, 0).applyMatrix4(plane)
    const to = new Vector3(width / 2 - pitch / 2 + shift, y, 0).applyMatrix4(plane)
    model.line([from, to], {
      color: '#050608',
      width: pitch * 0.56,
      dash: [0.01, pitch],
      round: true,
      opacity: 0.9,
      face,
      ...options,
    })
  }
}

/** Parallel straight slots over a rectangle of the plane, along x, or along y when `upright`. */
export const slots = (
  model: Model,
  width: number,
  height: number,
  pitch: number,
  plane: Matrix4,
  options: LineOptions & { upright?: boolean } = {},
): void => {
  const { upright = false, ...rest } = options
  const face = new Vector3(0, 0, 1).transformDirection(plane)
  const span = upright ? width : height
  const count = Math.floor(span / pitch)
  for (let k = 0; k <= count; k += 1) {
    const s = (k - count / 2) * pitch
    const ends = upright
      ? [new Vector3(s, -height / 2, 0), new Vector3(s, height / 2, 0)]
      : [new Vector3(-width / 2, s, 0), new Vector3(width / 2, s, 0)]
    model.line(
      ends.map((end) => end.applyMatrix4(plane)),
      { color: '#07080a', width: pitch * 0.45, round: true, face, ...rest },
    )
  }
}
