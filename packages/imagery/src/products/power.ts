import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { perforate, slots } from '../parts/grille.ts'
import { fan } from '../parts/fan.ts'
import { letter, mark } from '../parts/lettering.ts'
import { block, bore, outline, pierced, plate, ring, rod } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

type Supply = {
  depth: number
  word: string
  sockets: number
  trim: string
  fanSize: number
  slotted: boolean
  fixed?: boolean
}

/** A modular supply, 150 × 86 mm: fan on top, name on the side, sockets at the front, mains at the back. */
const supply = ({ depth, word, sockets, trim, fanSize, slotted, fixed = false }: Supply): Model => {
  const model = new Model()
  const y = 46
  const radius = fanSize * 0.48
  model.add(block(150, 84, depth, 2.4), 'iron', at(0, y - 2, 0), { edges: 1.2 })
  model.add(
    plate(pierced(outline(146, depth - 4, 5), bore(0, 0, radius)), 5, 0.8, 40),
    'slag',
    at(0, 88.6, 0, -90),
    { edges: 1.2 },
  )
  model.add(block(146, 1, depth - 6, 0.2), 'dark', at(0, 82.9, 0), { edges: 0 })
  model.place(
    fan(fanSize * 0.96, 10, { blades: 9, blade: 'slag', frame: 'dark', plain: true }),
    at(0, 82, 0, -90),
  )
  if (slotted)
    slots(model, radius * 1.5, radius * 1.5, 7, at(0, 91.4, 0, -90, 0, 45), {
      color: '#3a414a',
      width: 2.2,
    })
  else
    for (const k of [0.28, 0.46, 0.64, 0.82, 1])
      model.add(ring(radius * k, 0.9, 56, 5), 'steel', at(0, 91.4, 0, 90), { edges: 0 })
  if (!slotted)
    for (const turn of [45, 135])
      model.add(block(radius * 2, 1.6, 2, 0.4), 'steel', at(0, 91, 0, 0, turn))
  model.add(rod(radius * 0.2, 1.4, 0.4, 32), 'coal', at(0, 92.4, 0))
  mark(model, radius * 0.22, at(0, 93.3, 0, -90))
  for (const side of [-1, 1]) {
    const plane = at(side * 75.3, y - 2, 0, 0, side * 90)
    model.add(block(depth - 22, 62, 1, 0.4), 'coal', plane.clone())
    letter(model, word, 17, plane.clone().multiply(at(depth * 0.1, 4, 0.8)), { color: '#e4e8ec' })
    mark(model, 22, plane.clone().multiply(at(-depth * 0.36, 4, 0.8)), { color: trim })
    model.add(block(depth - 22, 2.4, 1.4, 0.4), trim, plane.clone().multiply(at(0, -24, 0.4)), {
      edges: 0,
    })
  }
  socketsOf(model, depth, sockets, fixed)
  model.add(block(46, 34, 3, 1.6), 'dark', at(-44, y - 6, -depth / 2 - 0.6))
  for (const x of [-8, 0, 8])
    model.add(
      block(3, 9, 4, 0.6),
      'steel',
      at(-44 + x, y - 6 + (x === 0 ? 6 : -3), -depth / 2 - 1.2),
    )
  model.add(block(16, 24, 5, 1.2), 'coal', at(-6, y - 6, -depth / 2 - 1))
  perforate(model, 64, 62, 6.4, at(36, y - 2, -depth / 2 - 0.2, 0, 180))
  perforate(model, 74, 14, 6.4, at(-36, y + 27, -depth / 2 - 0.2, 0, 180))
  return model
}

const socketsOf = (model: Model, depth: number, count: number, fixed: boolean) => {
  const z = depth / 2 + 0.4
  model.add(block(140, 62, 1.4, 0.4), 'coal', at(0, 42, z))
  const socket = (x: number, y: number, wide: number, pins: number) => {
    model.add(block(wide, 14, 5, 1), 'dark', at(x, y, z + 1.6), { edges: 1.2 })
    for (let row = -1; row <= 1; row += 2) {
      const half = ((pins - 1) / 2) * 4.3
      model.line(
        [
          new Vector3(x - half, y + row * 2.7, z + 4.4),
          new Vector3(x + half, y + row * 2.7, z + 4.4),
        ],
        { color: '#48505a', width: 2.6, dash: [2.6, 1.7] },
      )
    }
  }
  if (fixed) fixedCables(model, z)
  else {
    socket(-40, 57, 50, 10)
    socket(22, 57, 40, 8)
  }
  model.add(block(18, 12, 5, 1), 'ember', at(56, 57, z + 1.6), { edges: 0.8 })
  for (let k = 0; k < count; k += 1) socket(-54 + k * (108 / (count - 1)), 27, 20, 4)
}

/** The board's own cables, leaving through a grommet. */
const fixedCables = (model: Model, z: number) => {
  model.add(rod(15, 5, 1.4, 32), 'dark', at(-36, 56, z + 2, 90), { edges: 1.2 })
  for (let k = 0; k < 9; k += 1) {
    const [dx, dy] = [((k % 3) - 1) * 7, (Math.floor(k / 3) - 1) * 7]
    const path = new CatmullRomCurve3(
      [
        [0, 0, 0],
        [0, -1, 16],
        [-2, -18, 34],
        [-14, -36, 46],
        [-44, -44, 54],
        [-78, -46, 52],
      ].map(
        ([x, y, out]) =>
          new Vector3(
            -36 + dx * 0.9 + (x ?? 0),
            55 + dy * 0.6 + (y ?? 0),
            z + (out ?? 0) + dx * 0.3,
          ),
      ),
    )
    model.add(new TubeGeometry(path, 24, 3.2, 8), k % 2 ? 'slag' : 'iron', at(0, 0, 0), {
      edges: 0,
    })
  }
  model.add(block(14, 30, 34, 3), 'coal', at(-108, 12, z + 52), { edges: 1.2 })
}

/** Six sleeved extensions in closed combs, rising from their plugs in one bow. */
const cableKit = (): Model => {
  const model = new Model()
  const ribbon = (x: number, lanes: number, reach: number, out: number) => {
    const way = [
      [10, 96],
      [10, 62],
      [26, 22],
      [reach * 0.8, -8],
      [reach, -44],
      [reach * 0.8, -82],
      [34, -98],
      [9, -70],
    ]
    for (let k = 0; k < lanes; k += 1) {
      const lane = x + (k - (lanes - 1) / 2) * 5.2
      const path = new CatmullRomCurve3(way.map(([y, z]) => new Vector3(lane, y, (z ?? 0) + out)))
      model.add(
        new TubeGeometry(path, 30, 2.3, 6),
        k % 4 === 1 ? 'gunmetal' : 'slag',
        at(0, 0, 0),
        { edges: 0 },
      )
    }
    model.add(block(lanes * 5.2 + 4, 12, 24, 1.4), 'iron', at(x, 10, 106 + out), { edges: 1.3 })
    model.add(block(lanes * 5.2 + 5, 5, 7, 1.2), 'coal', at(x, 12, 58 + out))
    model.add(block(lanes * 5.2 + 5, 8, 5, 1.2), 'coal', at(x, reach, -40 + out))
    model.add(block(8, 3, 5, 0.8), 'ember', at(x, 17, 110 + out), { edges: 0 })
  }
  ribbon(-92, 12, 120, 0)
  for (const [k, x] of [-34, -4, 32, 62, 92].entries())
    ribbon(x, 4, k < 2 ? 100 : 84, k < 2 ? 0 : 10)
  return model
}

const around = {
  hero: { azimuth: 36, elevation: 28 },
  front: { elevation: 8 },
  side: { elevation: 8 },
  rear: { azimuth: 206, elevation: 26 },
}
const close = {
  azimuth: 24,
  elevation: 22,
  focus: [-10, 46, 84] as [number, number, number],
  span: 120,
}

/** What feeds the machine. */
export const power: Product[] = [
  {
    key: 'gx-1k-titan',
    build: () =>
      supply({ depth: 170, word: '1000W', sockets: 6, trim: 'ember', fanSize: 135, slotted: true }),
    views: productViews({ ...around, detail: close }),
  },
  {
    key: 'gx-750',
    build: () =>
      supply({ depth: 140, word: '750W', sockets: 5, trim: 'steel', fanSize: 120, slotted: false }),
    views: productViews({ ...around, detail: { ...close, focus: [-10, 46, 69] } }),
  },
  {
    key: 'gx-650',
    build: () =>
      supply({
        depth: 140,
        word: '650W',
        sockets: 4,
        trim: 'gunmetal',
        fanSize: 120,
        slotted: false,
        fixed: true,
      }),
    views: productViews({ ...around, detail: { ...close, focus: [-10, 46, 69] } }),
  },
  {
    key: 'sleeved-cable-kit',
    build: cableKit,
    views: productViews({
      hero: { azimuth: 34, elevation: 24 },
      side: { azimuth: 58, elevation: 30 },
      detail: { azimuth: 30, elevation: 34, focus: [-50, 20, 90], span: 110 },
    }),
  },
]
