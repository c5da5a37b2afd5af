import { type Matrix4, Vector3 } from 'three'
import { mark } from '../parts/lettering.ts'
import { type Panel, stations, type Surface, upholster } from '../parts/upholstery.ts'
import { skin } from '../parts/solids.ts'
import { at, type Model } from '../svg/model.ts'

/** A padded back by stations: half width, half width of its middle panel, wing depth, thickness and lumbar curve, in mm. */
export type BackShape = {
  height: number
  seam: number
  at: number[]
  half: number[]
  panel: number[]
  wing: number[]
  thick: number[]
  curve: number[]
}

/** Both faces of a back; z is to the front. */
export const backFaces = (shape: BackShape): { front: Surface; rear: Surface } => {
  const [half, panel, wing, thick, curve] = [
    shape.half,
    shape.panel,
    shape.wing,
    shape.thick,
    shape.curve,
  ].map((list) => stations(shape.at, list)) as [
    (t: number) => number,
    (t: number) => number,
    (t: number) => number,
    (t: number) => number,
    (t: number) => number,
  ]
  const crown = (t: number, s: number) =>
    t * shape.height - 38 * (Math.max(0, t - 0.86) / 0.14) ** 2 * s ** 2.2
  return {
    front: (t, u) => {
      const s = Math.abs(u)
      const side = u < 0 ? -1 : 1
      if (s <= shape.seam) {
        const k = s / shape.seam
        return [side * panel(t) * k, crown(t, s), curve(t) + 3 + 6 * (1 - k * k)]
      }
      const k = (s - shape.seam) / (1 - shape.seam)
      const rise =
        wing(t) * Math.sin((Math.min(1, k * 1.22) * Math.PI) / 2) ** 1.3 -
        wing(t) * 0.3 * (Math.max(0, k - 0.72) / 0.28) ** 2
      return [
        side * (panel(t) + (half(t) - panel(t)) * (1 - (1 - k) ** 1.35)),
        crown(t, s),
        curve(t) + rise,
      ]
    },
    rear: (t, u) => {
      const s = Math.abs(u)
      return [
        (u < 0 ? -1 : 1) * half(t) * 0.985 * (1 - (1 - s) ** 1.15),
        crown(t, s),
        curve(t) - thick(t) * (1 - 0.45 * s ** 3),
      ]
    },
  }
}

/** Closes the gap between two faces all round, and covers the rear one. */
export const shell = (
  model: Model,
  front: Surface,
  rear: Surface,
  finish: string,
  place: Matrix4,
): void => {
  const steps = Array.from({ length: 25 }, (_, i) => i / 24)
  const bulge = (
    a: [number, number, number],
    b: [number, number, number],
    out: [number, number, number],
  ) =>
    [0, 0.25, 0.5, 0.75, 1].map((k): [number, number, number] => {
      const swell = Math.sin(k * Math.PI) * 7
      return [
        a[0] + (b[0] - a[0]) * k + out[0] * swell,
        a[1] + (b[1] - a[1]) * k + out[1] * swell,
        a[2] + (b[2] - a[2]) * k + out[2] * swell,
      ]
    })
  for (const side of [-1, 1]) {
    model.add(
      skin(steps.map((t) => bulge(front(t, side), rear(t, side), [side, 0, 0]))),
      finish,
      place,
      { open: true, crease: 70, edges: 0 },
    )
  }
  for (const end of [0, 1]) {
    const across = steps.map((k) =>
      bulge(front(end, k * 2 - 1), rear(end, k * 2 - 1), [0, end ? 1 : -1, 0]),
    )
    model.add(skin(across), finish, place, { open: true, crease: 70, edges: 0 })
  }
  const cover: Panel[] = [{ t: [0, 1], u: [-1, 1], finish }]
  upholster(model, rear, cover, place, new Vector3(), 22)
}

/** A padded seat: half width, half width of the middle, bolster height and dip along its depth. */
export type SeatShape = {
  depth: number
  seam: number
  half: number[]
  panel: number[]
  bolster: number[]
  dip: number[]
  thick: number
}

/** Top and underside of a seat; t runs from the back to the front edge. */
export const seatFaces = (shape: SeatShape): { top: Surface; under: Surface } => {
  const where = [0, 0.15, 0.4, 0.7, 0.9, 1]
  const [half, panel, bolster, dip] = [shape.half, shape.panel, shape.bolster, shape.dip].map(
    (list) => stations(where, list),
  ) as [(t: number) => number, (t: number) => number, (t: number) => number, (t: number) => number]
  const nose = (t: number, s: number) =>
    (t - 0.5) * shape.depth - 30 * (Math.max(0, t - 0.88) / 0.12) ** 2 * s ** 2.5
  return {
    top: (t, u) => {
      const s = Math.abs(u)
      const side = u < 0 ? -1 : 1
      if (s <= shape.seam) {
        const k = s / shape.seam
        return [side * panel(t) * k, dip(t) + 6 * (1 - k * k), nose(t, s)]
      }
      const k = (s - shape.seam) / (1 - shape.seam)
      const rise =
        bolster(t) *
        (Math.sin((Math.min(1, k * 1.25) * Math.PI) / 2) ** 1.3 -
          0.45 * (Math.max(0, k - 0.7) / 0.3) ** 2)
      return [
        side * (panel(t) + (half(t) - panel(t)) * (1 - (1 - k) ** 1.4)),
        dip(t) + rise,
        nose(t, s),
      ]
    },
    under: (t, u) => {
      const s = Math.abs(u)
      return [
        (u < 0 ? -1 : 1) * half(t) * 0.94 * (1 - (1 - s) ** 1.2),
        -shape.thick,
        nose(t, s) * 0.96,
      ]
    },
  }
}

/** Camouflage: blots in two tones over a strip of the surface, shown only where the panels have the accent finish. */
export const blots = (
  model: Model,
  surface: Surface,
  t: [number, number],
  u: [number, number],
  place: Matrix4,
  lift: Vector3,
): void => {
  for (let k = 0; k < 15; k += 1) {
    const [ct, cu] = [
      t[0] + (t[1] - t[0]) * ((k * 0.618 + 0.2) % 1),
      u[0] + (u[1] - u[0]) * ((k * 0.382 + 0.31) % 1),
    ]
    const size = 0.6 + 0.5 * ((k * 0.73) % 1)
    const points = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2
      const r = size * (0.6 + 0.7 * ((i * 0.47 + k * 0.31) % 1))
      return new Vector3(
        ...surface(
          Math.max(0.01, Math.min(0.99, ct + Math.sin(a) * r * 0.06)),
          cu + Math.cos(a) * r * 0.1,
        ),
      )
        .add(lift)
        .applyMatrix4(place)
    })
    model.line(points, {
      color: k % 2 ? 'camoDark' : 'camoLight',
      fill: true,
      group: 'accent',
      opacity: 0.8,
    })
  }
}

/** The embroidered mark. */
export const crest = (model: Model, size: number, place: Matrix4, color: string): void =>
  mark(model, size, place.clone().multiply(at(0, 0, 0)), { color })
