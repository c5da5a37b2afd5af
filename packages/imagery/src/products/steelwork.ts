import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { mark } from '../parts/lettering.ts'
import { slots } from '../parts/grille.ts'
import { block, outline, plate, rod, skin } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

/** A ribbed platform on two legs. */
const footrest = (): Model => {
  const model = new Model()
  const tilt = at(0, 126, 0, 16)
  model.add(plate(outline(450, 350, 30), 18, 3), 'iron', tilt.clone().multiply(at(0, 0, 0, -90)), {
    edges: 1.3,
  })
  model.add(
    plate(outline(420, 320, 24), 5, 1.4),
    'rubber',
    tilt.clone().multiply(at(0, 10, 0, -90)),
    { edges: 1.2 },
  )
  for (let k = 0; k < 13; k += 1)
    model.add(block(384, 4, 8, 1.6), 'coal', tilt.clone().multiply(at(0, 13.4, -132 + k * 22)), {
      edges: 1.2,
    })
  mark(model, 36, tilt.clone().multiply(at(180, 12.9, 138, -90)))
  for (const side of [-1, 1]) {
    const x = side * 196
    const hoop = new CatmullRomCurve3(
      [
        [x, 8, 132],
        [x, 14, 126],
        [x, 112, 14],
        [x, 124, 0],
        [x, 112, -14],
        [x, 14, -126],
        [x, 8, -132],
      ].map(([px, y, z]) => new Vector3(px, y, z)),
      false,
      'catmullrom',
      0.1,
    )
    model.add(new TubeGeometry(hoop, 50, 8, 14), 'gunmetal', at(0, 0, 0), { edges: 0 })
    model.add(rod(20, 12, 2, 32), 'coal', at(x + side * 6, 118, 0, 0, 0, 90))
    model.add(rod(9, 4, 1, 6), 'ember', at(x + side * 13, 118, 0, 0, 0, 90))
    for (const z of [-132, 132]) model.add(block(30, 12, 40, 4), 'rubber', at(x, 6, z))
  }
  for (const z of [-108, 108]) model.add(rod(6, 392, 1, 18), 'gunmetal', at(0, 30, z, 0, 0, 90))
  return model
}

/** A frame for four slots that stands a graphics card upright, with its riser. */
const bracket = (): Model => {
  const model = new Model()
  model.add(block(180, 3, 110, 0.8), 'slag', at(0, 1.5, 0), { edges: 1.4 })
  model.add(block(3, 85, 150, 0.8), 'slag', at(-88, 43, 0), { edges: 1.4 })
  for (let k = 0; k < 4; k += 1) {
    model.add(block(2, 66, 15, 0.5), 'dark', at(-89.4, 44, -45 + k * 24), { edges: 0.6 })
    slots(model, 10, 56, 5, at(-90.6, 44, -45 + k * 24, 0, -90), { color: '#39414a' })
    model.add(rod(3.4, 3, 0.7, 6), 'steel', at(-90, 81, -45 + k * 24, 0, 0, 90))
  }
  model.add(block(168, 30, 3, 0.8), 'slag', at(0, 16, -52), { edges: 1.3 })
  for (const x of [-50, 0, 50])
    model.add(block(26, 2, 7, 0.8), 'dark', at(x, 3.2, 40), { edges: 0.8 })
  model.add(block(116, 12, 20, 1), 'coal', at(8, 12, -4), { edges: 1.3 })
  model.add(block(92, 5, 8, 0.8), 'dark', at(8, 18, -4), { edges: 1 })
  model.add(block(10, 8, 10, 1), 'ember', at(74, 20, -4))
  const strap = Array.from({ length: 17 }, (_, k): [number, number, number][] => {
    const t = k / 16
    const y =
      8 + 68 * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.5) ** 2 - 40 * Math.max(0, t - 0.72)
    const z = -14 - 62 * Math.sin(t * Math.PI * 0.62)
    return [-40, -13, 14, 41].map((x) => [x + 8 + 8 * t, y, z - 18 * t])
  })
  for (let lane = 0; lane < 3; lane += 1)
    model.add(
      skin(
        strap.map((row) =>
          row
            .slice(lane, lane + 2)
            .map(([x, y, z], c): [number, number, number] => [x + (c ? -1.2 : 1.2), y, z]),
        ),
      ),
      'coal',
      at(0, 0, 0),
      { open: true, edges: 0.8, crease: 60 },
    )
  model.add(block(96, 16, 12, 1), 'coal', at(16, 64, -86, 20), { edges: 1.3 })
  mark(model, 20, at(66, 16, -50.2))
  return model
}

/** The footrest and the bracket, bent and welded from steel. */
export const steelwork: Product[] = [
  {
    key: 'footrest',
    build: footrest,
    views: productViews({
      hero: { azimuth: 34, elevation: 22 },
      rear: { elevation: 20 },
      detail: { azimuth: 42, elevation: 26, focus: [150, 110, 80], span: 230 },
    }),
  },
  {
    key: 'vertical-gpu-bracket',
    build: bracket,
    views: productViews({
      hero: { azimuth: -38, elevation: 26 },
      rear: { azimuth: -212, elevation: 24 },
      side: { azimuth: -90, elevation: 6 },
      detail: { azimuth: -30, elevation: 30, focus: [10, 14, -4], span: 110 },
    }),
  },
]
