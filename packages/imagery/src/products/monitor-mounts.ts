import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { mark } from '../parts/lettering.ts'
import { block, outline, plate, rod, rounded } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

/** A sprung arm from a clamped post to a mounting plate. */
const arm = (): Model => {
  const model = new Model()
  model.add(block(92, 10, 92, 3), 'slag', at(0, 40, 0), { edges: 1.3 })
  model.add(block(60, 70, 12, 3), 'slag', at(0, 8, -40))
  model.add(block(60, 10, 70, 3), 'slag', at(0, -30, -14))
  model.add(rod(7, 34, 1, 20), 'chrome', at(0, -10, 6))
  model.add(rod(22, 5, 1.4, 32), 'coal', at(0, 8, 6))
  model.add(rod(22, 66, 2, 40), 'gunmetal', at(0, 76, 0))
  model.add(rod(30, 34, 3, 40), 'coal', at(0, 122, 0))
  const bar = (length: number) => plate(rounded(length, 52, 24), 46, 7, 12)
  model.add(bar(270), 'aluminium', at(108, 126, 36, 0, -18), { crease: 28 })
  model.add(rod(29, 60, 3, 40), 'coal', at(222, 134, 76))
  model.add(rod(16, 2, 0.6, 32), 'ember', at(222, 165, 76))
  const lower = at(222, 170, 76, 0, 54)
  model.add(bar(290), 'aluminium', lower.clone().multiply(at(108, 46, 0, 0, 0, 24)), { crease: 28 })
  mark(model, 22, lower.clone().multiply(at(60, 25, 23.2, 0, 0, 24)))
  model.add(rod(24, 58, 3, 36), 'coal', lower.clone().multiply(at(222, 98, 0)))
  const head = lower.clone().multiply(at(250, 98, 0, 0, 36))
  model.add(block(50, 40, 34, 5), 'slag', head, { edges: 1.2 })
  model.add(
    plate(outline(118, 118, 18), 6, 1.4),
    'gunmetal',
    head.clone().multiply(at(40, 0, 0, 0, 90)),
    { edges: 1.4 },
  )
  for (const [x, y] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    model.add(rod(5, 4, 1, 18), 'chrome', head.clone().multiply(at(44, y * 50, x * 50, 0, 0, 90)))
    model.add(
      rod(3.4, 4, 1, 18),
      'dark',
      head.clone().multiply(at(44, y * 37.5, x * 37.5, 0, 0, 90)),
    )
  }
  const cable = new CatmullRomCurve3(
    [
      [0, 108, 22],
      [60, 94, 44],
      [170, 96, 72],
      [222, 96, 84],
    ].map(([x, y, z]) => new Vector3(x, y, z)),
  )
  model.add(new TubeGeometry(cable, 24, 4, 10), 'rubber', at(0, 0, 0), { edges: 0 })
  return model
}

/** A lamp lying on the upper edge of a screen, weighted behind. */
const lightBar = (): Model => {
  const model = new Model()
  model.add(rod(14, 450, 2.5, 40), 'gunmetal', at(0, 60, 20, 0, 0, 90), { edges: 1.3 })
  for (const x of [-1, 1]) model.add(rod(14.4, 16, 2, 40), 'coal', at(x * 217, 60, 20, 0, 0, 90))
  for (const x of [-1, 1])
    model.add(rod(14.7, 2, 0.4, 40), 'ember', at(x * 206, 60, 20, 0, 0, 90), { edges: 0 })
  model.add(block(392, 5, 9, 1), 'lamp', at(0, 47.4, 27, 30), { edges: 0 })
  model.line([new Vector3(-194, 46, 31), new Vector3(194, 46, 31)], {
    color: '#ffe0bd',
    width: 4,
    glow: 15,
    opacity: 0.9,
  })
  model.add(block(62, 24, 34, 5), 'iron', at(0, 62, -2), { edges: 1.3 })
  model.add(block(58, 76, 26, 8), 'slag', at(0, 30, -38, -14), { edges: 1.3 })
  model.add(block(58, 10, 66, 3), 'iron', at(0, 70, -20), { edges: 1.2 })
  model.add(block(46, 30, 5, 2), 'rubber', at(0, 40, 2))
  for (const x of [-60, -40, 40, 60])
    model.add(rod(4.4, 1.4, 0.4, 24), 'coal', at(x, 73.8, 20), { edges: 1.2 })
  mark(model, 12, at(0, 74.9, -14, -90))
  const cable = new CatmullRomCurve3(
    [
      [0, 12, -50],
      [4, 2, -66],
      [40, 2, -84],
      [110, 2, -70],
      [150, 3, -40],
    ].map(([x, y, z]) => new Vector3(x, y, z)),
  )
  model.add(new TubeGeometry(cable, 36, 2.4, 10), 'slag', at(0, 0, 0), { edges: 0 })
  return model
}

/** What holds a monitor and what lights the desk under it. */
export const monitorMounts: Product[] = [
  {
    key: 'monitor-arm',
    build: arm,
    views: productViews({
      hero: { azimuth: 24, elevation: 16 },
      detail: { azimuth: 26, elevation: 22, focus: [225, 150, 80], span: 200 },
    }),
  },
  {
    key: 'monitor-light-bar',
    build: lightBar,
    palette: { lamp: { color: '#fff0dc', rough: 1, metal: 0, glow: true } },
    views: productViews({
      hero: { azimuth: 30, elevation: 16 },
      top: { elevation: 54 },
      detail: { azimuth: 36, elevation: 20, focus: [40, 56, 10], span: 150 },
    }),
  },
]
