import { computer } from '../parts/build.ts'
import { fan } from '../parts/fan.ts'
import { perforate, slots, weave } from '../parts/grille.ts'
import { letter, mark } from '../parts/lettering.ts'
import { block, outline, pierced, plate, rod } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

type Size = { w: number; h: number; d: number; foot: number; shroud: number; thick: number }

/** Floor, top, right wall, tray, supply shroud, back with its ports, and feet: what every tower shares. */
const chassis = ({ w, h, d, foot, shroud, thick }: Size, skinFinish: string): Model => {
  const model = new Model()
  const middle = foot + h / 2
  const board = w / 2 - 34
  model.add(block(w, thick, d, 3), skinFinish, at(0, foot + thick / 2, 0))
  model.add(block(w, thick, d, 3), skinFinish, at(0, foot + h - thick / 2, 0))
  model.add(block(5, h - 2 * thick, d - 4, 1), skinFinish, at(w / 2 - 2.5, middle, 0))
  model.add(block(3, h - 2 * thick, d - 30, 0.5), 'coal', at(board, middle, 0))
  model.add(block(w - 14, shroud, d - 26, 2), 'iron', at(-2, foot + thick + shroud / 2, 0))
  model.add(block(w - 6, h - 2 * thick, 4, 1), 'iron', at(0, middle, -d / 2 + 3))
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      model.add(block(34, foot, 44, 4), 'rubber', at(x * (w / 2 - 28), foot / 2, z * (d / 2 - 46)))
    }
  }
  rearOf(model, { w, h, d, foot, shroud, thick })
  return model
}

const rearOf = (model: Model, { w, h, d, foot, shroud, thick }: Size) => {
  const back = -d / 2 + 0.6
  const plane = (x: number, y: number) => at(x, y, back - 0.6, 0, 180)
  const top = foot + h - thick
  model.add(block(46, 160, 2, 0.6), 'dark', at(w / 2 - 46, top - 100, back - 0.5))
  for (const [y, tall] of [
    [160, 14],
    [138, 22],
    [110, 16],
    [88, 16],
    [64, 18],
    [42, 14],
  ] as const) {
    model.add(block(30, tall, 4, 0.8), 'gunmetal', at(w / 2 - 46, top - 190 + y, back - 1.5))
  }
  model.add(
    plate(pierced(outline(126, 126, 8), circle(56)), 3, 0.5, 32),
    'slag',
    at(-24, top - 76, back - 1),
  )
  slots(model, 104, 104, 9, plane(-24, top - 76), { color: '#3a414a' })
  for (let k = 0; k < 7; k += 1) {
    const y = foot + thick + shroud + 22 + k * 20
    if (y > top - 180) break
    model.add(block(112, 14, 2, 0.8), 'gunmetal', at(0, y, back - 1))
    slots(model, 84, 8, 4, plane(0, y), { color: '#101216' })
  }
  model.add(block(152, shroud - 6, 3, 1), 'coal', at(0, foot + thick + shroud / 2, back - 1))
  perforate(model, 100, shroud - 26, 8, plane(18, foot + thick + shroud / 2))
  model.add(block(26, 22, 5, 2), 'dark', at(52, foot + thick + shroud / 2 + 4, back - 2))
}

const circle = (radius: number) => {
  const path = outline(1, 1, 0)
  path.curves = []
  path.absarc(0, 0, radius, 0, Math.PI * 2, true)
  return path
}

/** The glass on the left, held by four knurled screws; the product's name on the shroud behind it. */
const sideGlass = (model: Model, { w, h, d, foot, shroud, thick }: Size) => {
  const x = -w / 2
  model.add(block(4, h - 8, d - 8, 1), 'glass', at(x + 1, foot + h / 2, 0), { edges: 1 })
  for (const y of [foot + 22, foot + h - 22]) {
    for (const z of [-d / 2 + 18, d / 2 - 18])
      model.add(rod(6, 4, 0.8, 24), 'gunmetal', at(x - 2, y, z, 0, 0, 90))
  }
  const plane = at(x + 5 - 0.6, foot + thick + shroud / 2, d * 0.22, 0, -90)
  letter(model, 'ARGO', 22, plane, { color: '#c9ced4' })
  mark(model, 26, at(x + 5 - 0.6, foot + thick + shroud / 2, d * 0.02, 0, -90))
}

const rearFan = (model: Model, { h, d, foot, thick }: Size) =>
  model.place(
    fan(120, 25, { trim: 'ember', blade: 'slag', plain: true }),
    at(-24, foot + h - thick - 76, -d / 2 + 20),
  )

const frontPorts = (model: Model, { w, h, d, foot }: Size) => {
  const y = foot + h + 0.4
  const z = d / 2 - 40
  model.add(rod(8, 2, 0.5, 28), 'gunmetal', at(w / 2 - 30, y, z))
  model.add(rod(3, 2.4, 0.4, 20), 'led', at(w / 2 - 30, y, z), { edges: 0 })
  for (const [k, wide] of [12, 14, 14, 7].entries()) {
    model.add(block(wide, 1.6, 6, 0.5), 'dark', at(w / 2 - 56 - k * 20, y, z))
  }
}

/** Edge: a mid tower with a woven front, three lit fans behind it, and glass on the left. */
const edge = (): Model => {
  const size = { w: 230, h: 458, d: 456, foot: 22, shroud: 92, thick: 16 }
  const { w, h, d, foot } = size
  const model = chassis(size, 'slag')
  const middle = foot + h / 2
  model.place(computer(h - 130, d - 20, 'led'), at(w / 2 - 36, foot + 108, -4))
  const front = pierced(outline(w, h, 14), outline(w - 34, h - 44, 8))
  model.add(plate(front, 26, 3), 'iron', at(0, middle, d / 2 + 12), { edges: 1.2 })
  for (const k of [-1, 0, 1])
    model.place(
      fan(132, 25, { trim: 'ember', blade: 'slag', plain: true }),
      at(0, middle + 2 + k * 134, d / 2 - 12),
    )
  model.add(block(w - 32, h - 40, 2, 0.3), 'dark', at(0, middle, d / 2 - 30))
  rearFan(model, size)
  weave(model, w - 36, h - 46, 13, at(0, middle, d / 2 + 16), { color: '#20242a', opacity: 0.95 })
  model.add(block(3, h - 120, 3, 0.8), 'ember', at(w / 2 - 10, middle, d / 2 + 25), { edges: 0 })
  mark(model, 12, at(0, foot + 12, d / 2 + 25.2), { color: '#9ba5b1' })
  perforate(model, w - 56, d - 130, 12, at(0, foot + h + 0.4, -20, -90), { color: '#0b0d10' })
  frontPorts(model, size)
  sideGlass(model, size)
  return model
}

/** Calypso: a wide chamber with glass on the front and the left and no pillar between, fans on the far wall. */
const calypso = (): Model => {
  const size = { w: 290, h: 440, d: 450, foot: 20, shroud: 40, thick: 18 }
  const { w, h, d, foot, thick } = size
  const model = chassis(size, 'iron')
  const middle = foot + h / 2
  const inside = h - 2 * thick - 40
  model.place(computer(h - 80, d - 20, 'cold'), at(w / 2 - 36, foot + 62, -4))
  model.add(block(62, h - 2 * thick, 8, 2), 'slag', at(w / 2 - 31, middle, d / 2 - 4))
  for (const k of [-1, 0, 1]) {
    model.place(
      fan(120, 25, { trim: 'quench', blade: 'slag', plain: true }),
      at(w / 2 - 50, middle + 16 + k * 123, d / 2 - 82, 0, -90),
    )
  }
  model.add(block(w - 66, inside + 34, 4, 1), 'glass', at(-33, middle + 18, d / 2 - 1))
  model.add(block(w - 6, 3, 3, 0.8), 'cold', at(0, foot + thick + 1, d / 2 + 0.4), { edges: 0 })
  slots(model, 34, h - 120, 9, at(w / 2 - 30, middle, d / 2 + 0.4), { color: '#0b0d10' })
  perforate(model, w - 60, d - 110, 13, at(0, foot + h + 0.4, -20, -90), { color: '#0b0d10' })
  frontPorts(model, size)
  sideGlass(model, { ...size, shroud: 40 })
  return model
}

/** G120: a compact steel tower, its front folded like a prow over two slanted intakes. */
const g120 = (): Model => {
  const size = { w: 210, h: 380, d: 376, foot: 20, shroud: 84, thick: 14 }
  const { w, h, d, foot } = size
  const model = chassis(size, 'slag')
  const middle = foot + h / 2
  model.place(computer(h - 110, d, 'led', 244), at(w / 2 - 36, foot + 100, -4))
  rearFan(model, size)
  for (const side of [-1, 1]) {
    const fold = at(side * w * 0.25, middle, d / 2 + 13, 0, side * 15)
    model.add(block(w * 0.515, h, 12, 2), 'iron', fold, { edges: 1.2 })
    slots(model, w * 0.34, h - 90, 13, fold.clone().multiply(at(0, 14, 6.4)), { color: '#08090b' })
  }
  model.add(block(5, h - 60, 6, 1.5), 'ember', at(0, middle + 12, d / 2 + 33), { edges: 0 })
  mark(model, 18, at(w * 0.26, foot + 22, d / 2 + 19.6, 0, 15))
  perforate(model, w - 60, d - 120, 12, at(0, foot + h + 0.4, -20, -90), { color: '#0b0d10' })
  frontPorts(model, size)
  sideGlass(model, size)
  return model
}

const around = {
  hero: { azimuth: -38, elevation: 13 },
  side: { azimuth: -90 },
  rear: { azimuth: -205, elevation: 12 },
  top: { azimuth: -28, elevation: 52 },
}

/** The towers. */
export const cases: Product[] = [
  {
    key: 'edge',
    build: edge,
    views: productViews({
      ...around,
      detail: { azimuth: -34, elevation: 10, focus: [0, 400, 215], span: 330 },
    }),
  },
  {
    key: 'calypso',
    build: calypso,
    views: productViews({
      ...around,
      detail: { azimuth: -40, elevation: 8, focus: [-30, 330, 120], span: 400 },
    }),
  },
  {
    key: 'g120',
    build: g120,
    views: productViews({
      ...around,
      detail: { azimuth: -32, elevation: 16, focus: [0, 330, 190], span: 300 },
    }),
  },
]
