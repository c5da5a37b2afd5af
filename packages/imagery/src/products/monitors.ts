import { Vector3 } from 'three'
import { slots } from '../parts/grille.ts'
import { letter, mark } from '../parts/lettering.ts'
import { forgePicture } from '../parts/screen.ts'
import { block, outline, plate, rod, skin } from '../parts/solids.ts'
import type { Product } from '../product.ts'
import { at, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'

type Display = { width: number; height: number; radius: number; lift: number; word: string }

/** Depth of a curved screen at x: the middle lies deepest. */
const bow = (radius: number) => (x: number) =>
  radius ? radius - Math.sqrt(radius * radius - x * x) : 0

/** A display on its stand: thin frame, picture, chamfered back with a vent, prow-shaped foot. */
const display = ({ width, height, radius, lift, word }: Display): Model => {
  const model = new Model()
  const depth = bow(radius)
  const middle = lift + height / 2
  const sheet = (w: number, h: number, z: number, cols = radius ? 17 : 2) =>
    [0, 1].map((r) =>
      Array.from({ length: cols }, (_, c): [number, number, number] => {
        const x = (c / (cols - 1) - 0.5) * w
        return [x, middle + (r - 0.5) * h, depth(x) + z]
      }),
    )
  const [w, h] = [width + 16, height + 22]
  const low = (rows: [number, number, number][][], by: number) =>
    rows.map((row) => row.map(([x, y, z]): [number, number, number] => [x, y - by, z]))
  const [face, back] = [low(sheet(w, h, 0), 3), low(sheet(w, h, -16), 3)]
  model.add(skin(face), 'frame', at(0, 0, 0), { edges: 1.3 })
  model.add(skin(back, false, true), 'iron', at(0, 0, 0), { edges: 1.2 })
  for (const r of [0, 1])
    model.add(skin([face[r]!, back[r]!]), 'slag', at(0, 0, 0), { open: true, edges: 1 })
  for (const c of [0, -1])
    model.add(
      skin([face.map((row) => row.at(c)!), back.map((row) => row.at(c)!)]),
      'slag',
      at(0, 0, 0),
      { open: true, edges: 1 },
    )
  model.add(skin(sheet(width, height, 0.8)), 'screen', at(0, 0, 0), { edges: 0 })
  forgePicture(
    model,
    (x, y) =>
      new Vector3((x - 0.5) * width, middle + (y - 0.5) * height, depth((x - 0.5) * width) + 1.2),
    width / height,
  )
  mark(model, 9, at(0, middle - height / 2 - 8, depth(0) + 0.6), { color: '#9ba5b1' })
  model.add(plate(outline(width * 0.52, height * 0.66, 40), 34, 12), 'iron', at(0, middle, -30), {
    crease: 25,
    edges: 1.2,
  })
  slots(model, width * 0.36, 34, 8, at(0, middle + height * 0.22, -47.4, 0, 180))
  letter(
    model,
    word,
    22,
    at(-width * 0.32, middle + height * 0.32, depth(width * 0.32) - 16.6, 0, 180),
    { color: '#6c7681' },
  )
  mark(model, 40, at(0, middle + height * 0.02 + 70, -47.6, 0, 180))
  model.add(rod(52, 10, 2, 48), 'coal', at(0, middle, -50, 90))
  model.line(
    Array.from(
      { length: 48 },
      (_, k) =>
        new Vector3(
          Math.cos((k / 48) * Math.PI * 2) * 62,
          middle + Math.sin((k / 48) * Math.PI * 2) * 62,
          -47.6,
        ),
    ),
    { color: '#ff5a1f', width: 3, closed: true },
  )
  model.add(block(66, 46, 44, 6), 'slag', at(0, middle, -70))
  model.add(block(58, middle + 34, 30, 6), 'gunmetal', at(0, (middle + 34) / 2 + 8, -98), {
    edges: 1.3,
  })
  model.add(rod(13, 40, 2, 32), 'dark', at(0, 92, -100, 90))
  for (const side of [-1, 1])
    model.add(
      block(34, 12, width > 700 ? 290 : 240, 4),
      'gunmetal',
      at(side * 92, 6, -20, 0, side * 42),
      { edges: 1.4 },
    )
  model.add(block(150, 12, 70, 5), 'gunmetal', at(0, 6.5, -96), { edges: 1.3 })
  for (const side of [-1, 1])
    model.line([new Vector3(side * 30, 12.4, -76), new Vector3(side * 152, 12.4, 56)], {
      color: '#ff5a1f',
      width: 2,
    })
  return model
}

const glass = {
  screen: { color: '#150b0a', rough: 1, metal: 0, glow: true },
  frame: { color: '#15171b', rough: 0.4, metal: 0.2 },
}
const close = {
  hero: { azimuth: -24, elevation: 8 },
  rear: { azimuth: 206, elevation: 10 },
  top: { azimuth: -20, elevation: 50 },
}

/** What the picture is seen on. */
export const monitors: Product[] = [
  {
    key: 'carina-34',
    build: () => display({ width: 797, height: 333, radius: 1800, lift: 150, word: 'ARGO' }),
    palette: glass,
    views: productViews({
      ...close,
      detail: { azimuth: 212, elevation: 14, focus: [0, 320, -60], span: 360 },
    }),
  },
  {
    key: 'vela-27',
    build: () => display({ width: 598, height: 336, radius: 0, lift: 150, word: 'ARGO' }),
    palette: glass,
    views: productViews({
      ...close,
      detail: { azimuth: 212, elevation: 14, focus: [0, 320, -60], span: 340 },
    }),
  },
]
