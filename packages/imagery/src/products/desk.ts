import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { letter, mark } from '../parts/lettering.ts'
import { block, plate, rod, rounded, skin, turned } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

/** A sheet with two faces in its rubber tray, one corner lifted. */
const pad = (): Model => {
  const model = new Model()
  model.add(plate(rounded(420, 340, 14), 3, 0.8), 'rubber', at(0, 1.5, 0, -90), { edges: 1.4 })
  const bend = (x: number, z: number) => 74 * Math.max(0, (x + z * 0.9 - 90) / 254) ** 2
  const grid = (lift: number) =>
    Array.from({ length: 19 }, (_, r) =>
      Array.from({ length: 23 }, (__, c): [number, number, number] => {
        const [x, z] = [(c / 22 - 0.5) * 400, (r / 18 - 0.5) * 320]
        return [x, 3.4 + lift + bend(x, z), z]
      }),
    )
  model.add(skin(grid(2), false, true), 'sheet', at(0, 0, 0), { crease: 60, edges: 1.3 })
  model.add(skin(grid(0)), 'cloth', at(0, 0, 0), { crease: 60, edges: 0 })
  const rim = (r: number, c: number) =>
    [grid(0)[r]![c]!, grid(2)[r]![c]!] as [number, number, number][]
  model.add(skin(Array.from({ length: 23 }, (_, c) => rim(18, c))), 'ember', at(0, 0, 0), {
    open: true,
    edges: 0,
  })
  model.add(skin(Array.from({ length: 19 }, (_, r) => rim(r, 22))), 'ember', at(0, 0, 0), {
    open: true,
    edges: 0,
  })
  mark(model, 62, at(-130, 6, -84, -90), { opacity: 0.9 })
  letter(model, 'ARGO', 22, at(-52, 6, -84, -90), { color: '#79828d' })
  return model
}

/** A bar of memory foam, lower towards the wrist. */
const wristRest = (): Model => {
  const model = new Model()
  const profile: [number, number][] = [
    [-42, 3],
    [-42, 11],
    [-39, 14.6],
    [-32, 16],
    [0, 18.6],
    [30, 19],
    [38, 18],
    [42, 14],
    [42.5, 8],
    [42, 3],
  ]
  const along = [
    -180,
    -179,
    -176,
    -170,
    -162,
    ...Array.from({ length: 9 }, (_, k) => -144 + k * 36),
    162,
    170,
    176,
    179,
    180,
  ]
  const rows = along.map((x) => {
    const end = Math.max(0, (Math.abs(x) - 162) / 18)
    const k = Math.sqrt(Math.max(0, 1 - end ** 2 * 0.84))
    return profile.map(([z, y]): [number, number, number] => [
      x,
      3 + (y - 3) * (0.35 + 0.65 * k),
      -z * (0.86 + 0.14 * k),
    ])
  })
  model.add(skin(rows), 'cloth', at(0, 0, 0), { open: true, crease: 70, edges: 0 })
  for (const end of [0, rows.length - 1]) {
    const face = rows[end]!
    model.add(
      skin([face, face.map(([x, , z]): [number, number, number] => [x, 3, z])]),
      'cloth',
      at(0, 0, 0),
      { open: true, edges: 0 },
    )
  }
  model.add(plate(rounded(356, 82, 10), 3.4, 0.6), 'rubber', at(0, 1.7, 0, -90), { edges: 1 })
  const hem = rows.map((row) => new Vector3(...row[2]!).add(new Vector3(0, 0.6, 0.4)))
  model.line(hem, { color: '#ff5a1f', width: 1.6 })
  model.line(
    hem.map((point) => point.clone().add(new Vector3(0, 1.6, -3))),
    { color: '#8b939d', width: 0.9, dash: [4, 3], opacity: 0.7 },
  )
  mark(model, 13, at(150, 18.2, 14, -86))
  return model
}

/** A weighted foot with a spring arm that holds the mouse's cable. */
const bungee = (): Model => {
  const model = new Model()
  model.add(
    turned(
      [
        [0, 0],
        [39, 0],
        [40, 1],
        [40, 4],
        [39, 5],
        [0, 5],
      ],
      64,
    ),
    'rubber',
  )
  model.add(
    turned(
      [
        [39, 5],
        [39, 9],
        [35, 15],
        [19, 21],
        [15, 24],
        [0, 24],
      ],
      64,
    ),
    'gunmetal',
    at(0, 0, 0),
    { crease: 20, edges: 1.3 },
  )
  model.add(
    turned(
      [
        [11, 24],
        [11, 33],
        [9.4, 35],
        [0, 35],
      ],
      40,
    ),
    'coal',
  )
  const arm = new CatmullRomCurve3(
    [
      [0, 30, 0],
      [0, 62, -5],
      [0, 92, -2],
      [0, 109, 10],
      [0, 112, 24],
    ].map(([x, y, z]) => new Vector3(x, y, z)),
  )
  for (const x of [-3.4, 3.4])
    model.add(new TubeGeometry(arm, 40, 1.5, 12), 'chrome', at(x, 0, 0), { edges: 0 })
  model.add(block(15, 12, 15, 3), 'rubber', at(0, 113, 27, -6), { edges: 1.3 })
  model.add(block(3.4, 6, 16, 0.6), 'dark', at(0, 117.4, 27, -6), { edges: 0.4 })
  model.add(block(15.4, 2, 15.4, 0.6), 'ember', at(0, 109, 27.4, -6), { edges: 0 })
  for (const y of [40, 48, 56]) model.add(rod(6, 3, 1, 28), 'coal', at(0, y, -2))
  const cord = new CatmullRomCurve3(
    [
      [0, 3, -62],
      [0, 26, -52],
      [0, 86, -30],
      [0, 121, 6],
      [0, 117, 27],
      [0, 104, 48],
      [0, 62, 66],
      [0, 20, 84],
    ].map(([x, y, z]) => new Vector3(x, y, z)),
  )
  model.add(new TubeGeometry(cord, 60, 1.7, 10), 'slag', at(0, 0, 0), { edges: 0 })
  mark(model, 13, at(0, 17.6, 29, -57))
  return model
}

const quiet = {
  sheet: { color: '#262a31', rough: 0.4, metal: 0.15 },
  cloth: { color: '#24272d', rough: 0.8, metal: 0 },
}

/** What lies on the desk beside the mouse. */
export const desk: Product[] = [
  {
    key: 'reversible-mouse-pad',
    build: pad,
    palette: quiet,
    views: productViews({
      hero: { azimuth: 30, elevation: 34 },
      front: { elevation: 12 },
      side: { elevation: 10 },
      rear: { elevation: 34 },
      top: { azimuth: 0, elevation: 86 },
      detail: { azimuth: 36, elevation: 20, focus: [160, 30, 120], span: 170 },
    }),
  },
  {
    key: 'keyboard-wrist-rest',
    build: wristRest,
    palette: quiet,
    views: productViews({
      hero: { azimuth: 28, elevation: 30 },
      front: { elevation: 14 },
      side: { azimuth: 64, elevation: 12 },
      rear: { elevation: 28 },
      top: { azimuth: 0, elevation: 80 },
      detail: { azimuth: 34, elevation: 28, focus: [140, 10, 20], span: 110 },
    }),
  },
  {
    key: 'mouse-bungee',
    build: bungee,
    views: productViews({
      hero: { azimuth: 46, elevation: 16 },
      detail: { azimuth: 48, elevation: 22, focus: [0, 108, 22], span: 62 },
    }),
  },
]
