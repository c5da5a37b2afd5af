import { fan } from '../parts/fan.ts'
import { fins, foot, pipe } from '../parts/heatsink.ts'
import { letter, mark } from '../parts/lettering.ts'
import { block, ring, rod, turned } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

/** Typhoon 120: a single tower, four pipes, one 120 mm fan on the front. */
const typhoon120 = (): Model => {
  const model = new Model().place(foot(44))
  for (const [k, x] of [-42, -15, 15, 42].entries()) {
    const z = k % 2 ? -10 : 8
    for (const side of [-1, 1]) {
      const out = x * 0.3
      model.add(
        pipe(
          [
            [out, 12, side * 8],
            [out, 13, side * 24],
            [x, 34, z + side * 4],
            [x, 70, z],
            [x, 140, z],
            [x, 150, z],
          ],
          3,
        ),
        'copper',
        at(0, 0, 0),
        { edges: 0 },
      )
    }
    model.add(rod(3, 7, 1.4, 20), 'copper', at(x, 151.5, z))
  }
  model.place(fins(125, 46, 40, 140, 26))
  model.add(block(125, 7, 50, 2), 'iron', at(0, 145, 0), { edges: 1.3 })
  mark(model, 22, at(0, 148.8, 2, -90))
  model.place(fan(120, 25, { trim: 'ember', blade: 'slag', blades: 9 }), at(0, 90, 37))
  for (const x of [-62, 62])
    model.add(
      pipe(
        [
          [x, 50, 50],
          [x * 1.03, 52, 20],
          [x * 1.03, 96, 12],
          [x * 1.03, 140, 20],
          [x, 142, 50],
        ],
        0.9,
      ),
      'steel',
      at(0, 0, 0),
      { edges: 0 },
    )
  return model
}

/** Typhoon 90: a low cooler, its fins lying flat under a 92 mm fan that blows down. */
const typhoon90 = (): Model => {
  const model = new Model().place(foot(38))
  for (const x of [-30, -10, 10, 30]) {
    model.add(
      pipe(
        [
          [x * 0.6, 12, -6],
          [x * 0.6, 12, 30],
          [x, 13, 46],
          [x, 19, 50],
          [x, 23, 45],
          [x, 24, -44],
        ],
        3,
      ),
      'copper',
      at(0, 0, 0),
      { edges: 0 },
    )
  }
  for (let k = 0; k < 31; k += 1)
    model.add(block(1.1, 13, 92, 0.25), 'aluminium', at(-45 + k * 3, 24, -2), { edges: 0.8 })
  for (const z of [-1, 1]) model.add(block(94, 2, 6, 0.5), 'gunmetal', at(0, 31.5, z * 40 - 2))
  model.place(fan(92, 15, { trim: 'ember', blade: 'slag', blades: 9 }), at(0, 40, -2, -90))
  return model
}

/** F120: three fans of 120 mm in a row, turned like louvres. */
const fanPack = (): Model => {
  const model = new Model()
  for (const k of [-1, 0, 1]) {
    model.place(
      fan(120, 25, { trim: 'ember', blade: 'slag', blades: 9 }),
      at(k * 98, 60, -k * 12, 0, 26),
    )
  }
  return model
}

/** Nivos: liquid metal in a syringe with a brushed collar, before the box it comes in. */
const nivos = (): Model => {
  const model = new Model()
  model.add(block(76, 132, 40, 2), 'coal', at(-26, 66, -40, 0, 12), { edges: 1.3 })
  const face = at(-26, 66, -40, 0, 12)
  mark(model, 34, face.clone().multiply(at(0, 26, 20.4)))
  letter(model, 'ARGO', 10, face.clone().multiply(at(0, -8, 20.4)))
  model.add(block(76.6, 9, 40.6, 1), 'ember', face.clone().multiply(at(0, -48, 0)), { edges: 0.6 })
  const lean = at(14, 19, 34, 0, 24)
    .multiply(at(0, 0, 0, 0, 0, 90))
    .multiply(at(0, 0, 0, 0, 34))
  model.add(
    turned(
      [
        [0, -58],
        [12.4, -58],
        [13, -57],
        [13, 32],
        [12, 36],
        [5, 41],
        [5, 50],
        [4.2, 52],
        [0, 52],
      ],
      48,
    ),
    'glass',
    lean,
    { edges: 0.6 },
  )
  model.add(
    turned(
      [
        [0, -14],
        [11.2, -14],
        [11.2, 31],
        [4, 38],
        [3.4, 48],
        [0, 48],
      ],
      40,
    ),
    'liquid',
    lean,
    { edges: 0.6 },
  )
  model.add(
    turned(
      [
        [0, -18],
        [11.4, -18],
        [11.4, -14],
        [0, -14],
      ],
      40,
    ),
    'rubber',
    lean,
  )
  model.add(block(5, 62, 5, 0.8), 'white', lean.clone().multiply(at(0, -49, 0)))
  model.add(
    turned(
      [
        [0, -83],
        [13, -83],
        [14, -82],
        [14, -80],
        [13, -79],
        [0, -79],
      ],
      40,
    ),
    'slag',
    lean,
  )
  model.add(
    turned(
      [
        [13, -62],
        [19, -62],
        [20, -61],
        [20, -59],
        [19, -58],
        [13, -58],
      ],
      40,
    ),
    'slag',
    lean,
    { edges: 1.2 },
  )
  for (const y of [-4, 8, 20])
    model.add(ring(13.1, 0.35, 48, 4), 'slag', lean.clone().multiply(at(0, y, 0, 90)), { edges: 0 })
  model.add(
    turned(
      [
        [0, 50],
        [6, 50],
        [6.8, 52],
        [6.8, 62],
        [5.6, 68],
        [0, 68],
      ],
      32,
    ),
    'ember',
    lean,
  )
  return model
}

/** What keeps a processor cool. */
export const coolers: Product[] = [
  {
    key: 'nivos',
    build: nivos,
    palette: { liquid: { color: '#d3dae2', rough: 0.14, metal: 1 } },
    views: productViews({
      hero: { azimuth: 14, elevation: 20 },
      detail: { azimuth: 10, elevation: 26, focus: [20, 22, 36], span: 92 },
    }),
  },
  {
    key: 'typhoon-120',
    build: typhoon120,
    views: productViews({
      hero: { azimuth: -34 },
      rear: { azimuth: 208 },
      detail: { azimuth: -52, elevation: 20, focus: [-22, 130, 20], span: 110 },
    }),
  },
  {
    key: 'typhoon-90',
    build: typhoon90,
    views: productViews({
      hero: { azimuth: -32, elevation: 32 },
      rear: { elevation: 26 },
      detail: { azimuth: -50, elevation: 16, focus: [-18, 24, 40], span: 86 },
    }),
  },
  {
    key: 'f120-fan-three-pack',
    build: fanPack,
    views: productViews({
      hero: { azimuth: -12, elevation: 16 },
      rear: { azimuth: 168 },
      top: { azimuth: -10, elevation: 58 },
      detail: { azimuth: 4, elevation: 12, focus: [0, 62, 8], span: 104 },
    }),
  },
]
