import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { block, rod, skin } from '../parts/solids.ts'
import { along, type Surface, stations, upholster } from '../parts/upholstery.ts'
import { mark } from '../parts/lettering.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

const where = [0, 0.03, 0.09, 0.22, 0.4, 0.6, 0.8, 0.93, 0.98, 1]
const half = stations(where, [10, 20, 26.5, 31.5, 32, 29, 29, 30.5, 29.5, 27])
const rise = stations(where, [8, 16, 24, 33.5, 37, 34.5, 26, 18.5, 15, 12])

/** The shell over the hand: t from the heel to the buttons, u across; the thumb rests at u = 1. */
const shell: Surface = (t, u) => {
  const a = ((1 - u) / 2) * Math.PI
  const bow = (c: number, power: number) => Math.sign(c) * Math.abs(c) ** power
  const waist =
    1 -
    0.11 * Math.sin(Math.min(1, t * 1.15) * Math.PI) * (u > 0 ? 1 : 0.6) * (1 - Math.sin(a)) ** 2
  return [
    bow(Math.cos(a), 0.62) * half(t) * waist,
    2 + bow(Math.sin(a), 0.7) * rise(t),
    (t - 0.5) * 124 + (t > 0.9 ? (1 - Math.abs(u)) * 3 * (t - 0.9) * 10 : 0),
  ]
}

const above = new Vector3(0, 1, 0)
const still = at(0, 0, 0)

const cable = (model: Model) => {
  const points: [number, number, number][] = [
    [0, 8, 60],
    [0, 6, 76],
    [-16, 4, 92],
    [-46, 3, 84],
    [-62, 3, 50],
    [-63, 3, 0],
    [-56, 3, -44],
    [-46, 5, -66],
  ]
  const path = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
  model.add(new TubeGeometry(path, 70, 1.9, 10), 'slag', still, { edges: 0 })
  model.line(
    path.getPoints(60).map((point) => point.add(new Vector3(0, 1.9, 0))),
    { color: '#7f8995', width: 1.1, dash: [2.2, 2.2], opacity: 0.5 },
  )
  model.add(rod(3.4, 12, 1, 20), 'coal', at(0, 7.6, 66, 96))
  model.add(block(16, 8, 24, 1.4), 'coal', at(-41, 6, -74, 0, -22))
  model.add(block(12, 4.6, 14, 0.6), 'steel', at(-34.4, 6, -90, 0, -22))
}

/** G-100M: a light, wired, right-handed mouse with six buttons. */
const build = (): Model => {
  const model = new Model()
  const gap = 0.012
  upholster(
    model,
    shell,
    [
      { t: [0, 0.55], u: [-0.5, 0.5], finish: 'shell' },
      { t: [0.56, 1], u: [gap * 3.4, 0.5], finish: 'shell', puff: 0.5 },
      { t: [0.56, 1], u: [-0.5, -gap * 3.4], finish: 'shell', puff: 0.5 },
      { t: [0, 1], u: [0.51, 1], finish: 'grip' },
      { t: [0, 1], u: [-1, -0.51], finish: 'grip' },
      { t: [0.55, 0.56], u: [-0.5, 0.5], finish: 'dark' },
      { t: [0.56, 1], u: [-gap * 3.4, gap * 3.4], finish: 'dark' },
    ],
    still,
    above,
    26,
  )
  for (const side of [-1, 1])
    upholster(
      model,
      shell,
      [{ t: [0, 1], u: side > 0 ? [0.5, 0.51] : [-0.51, -0.5], finish: 'dark' }],
      still,
      above,
      26,
    )
  const front = Array.from({ length: 17 }, (_, k) => shell(1, 1 - k / 8))
  const inner = front.map(([x, y, z]): [number, number, number] => [
    x * 0.86,
    2 + (y - 2) * 0.7,
    z + 1.4,
  ])
  model.add(skin([front, inner]), 'grip', still, { open: true })
  model.add(
    skin([inner, inner.map(([, , z]): [number, number, number] => [0, 4, z])]),
    'dark',
    still,
    { open: true, edges: 0 },
  )
  model.add(rod(11.5, 8.6, 1.6, 36), 'slag', at(0, 22.2, 36, 0, 0, 90))
  for (const x of [-2.6, 2.6])
    model.add(rod(11.8, 0.9, 0.2, 36), 'led', at(x, 22.2, 36, 0, 0, 90), { edges: 0 })
  model.add(block(5, 2.4, 10, 0.8), 'slag', at(0, 34.6, 9, 8))
  for (const t of [0.5, 0.68]) {
    upholster(
      model,
      (s, u) => {
        const [x, y, z] = shell(s, u)
        return [x + 1.5, y + 0.5, z]
      },
      [{ t: [t, t + 0.16], u: [0.53, 0.66], finish: 'slag', puff: 1 }],
      still,
      new Vector3(1, 0.3, 0),
      20,
    )
  }
  for (const [from, to, color] of [
    [0.06, 0.34, '#ff5a1f'],
    [0.34, 0.6, '#c64bff'],
    [0.6, 0.97, '#4fb4ff'],
  ] as const) {
    for (const side of [-1, 1])
      model.line(
        along(
          shell,
          [from, side * 0.965],
          [to, side * 0.965],
          still,
          new Vector3(side * 0.4, 0, 0),
          20,
        ),
        { color, width: 1.7, glow: 5 },
      )
  }
  mark(model, 17, at(0, 38.4, -26, -90, 180).multiply(at(0, 0, 0, -9)))
  cable(model)
  return model
}

/** The mouse. */
export const mouse: Product = {
  key: 'argo-g-100m',
  build,
  palette: {
    shell: { color: '#2a2e35', rough: 0.38, metal: 0.1 },
    grip: { color: '#1a1d21', rough: 0.6, metal: 0 },
  },
  views: productViews({
    hero: { azimuth: 42, elevation: 34 },
    front: { elevation: 10 },
    side: { elevation: 8 },
    rear: { azimuth: 205, elevation: 30 },
    top: { azimuth: 180, elevation: 84 },
    detail: { azimuth: 58, elevation: 36, focus: [8, 22, 26], span: 74 },
  }),
}
