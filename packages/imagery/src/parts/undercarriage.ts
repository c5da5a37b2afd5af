import { at, Model } from '../svg/model.ts'
import { block, ring, rod, skin, turned } from './solids.ts'

/** One twin-wheel caster standing on the floor, its stem on the y axis. */
const caster = (accent: string): Model => {
  const model = new Model()
  const radius = 32
  for (const side of [-1, 1]) {
    model.add(rod(radius, 19, 5, 32), 'rubber', at(side * 13, radius, 10, 0, 0, 90))
    model.add(rod(radius * 0.62, 3, 1, 28), 'coal', at(side * 23.4, radius, 10, 0, 0, 90))
    model.add(ring(radius * 0.66, 1.8, 32, 5), accent, at(side * 23, radius, 10, 0, 90), {
      edges: 0,
    })
  }
  const hood: [number, number, number][][] = []
  for (let k = 0; k <= 10; k += 1) {
    const a = ((12 + k * 15) * Math.PI) / 180
    const [y, z] = [Math.sin(a), Math.cos(a)]
    hood.push([-9, 9].map((x) => [x, radius + y * 37, 10 + z * 36]))
  }
  model.add(skin(hood), 'slag', at(0, 0, 0), { open: true, edges: 0.8 })
  model.add(rod(8, 30, 1, 16), 'chrome', at(0, 74, 0))
  return model
}

/** Five legs, casters, gas lift: `reach` is the radius over the legs; the lift ends at `top`. */
export const starBase = (reach: number, top: number, leg: string, accent: string): Model => {
  const model = new Model()
  const wheel = caster(accent)
  for (let k = 0; k < 5; k += 1) {
    const turn = 18 + k * 72
    const rows = [0, 0.16, 0.34, 0.55, 0.78, 0.93, 1].map((t) => {
      const z = 40 + t * (reach - 40)
      const w = 45 - 22 * t ** 0.8 - (t === 1 ? 8 : 0)
      const h = 30 - 15 * t ** 0.75 - (t === 1 ? 4 : 0)
      const y = 118 - 26 * t ** 1.35
      return (
        [
          [-1, -0.8],
          [-1, 0.15],
          [-0.62, 0.85],
          [-0.2, 1],
          [0.2, 1],
          [0.62, 0.85],
          [1, 0.15],
          [1, -0.8],
        ] as [number, number][]
      ).map(([x, dy]): [number, number, number] => [x * w, y + dy * h, z])
    })
    model.add(skin(rows, true, true), leg, at(0, 0, 0, 0, turn), { crease: 50, open: true })
    const tip = (rows.at(-1) as [number, number, number][]).map((point) => point)
    model.add(skin([tip.slice(0, 4), tip.slice(4).toReversed()]), leg, at(0, 0, 0, 0, turn), {
      open: true,
    })
    model.add(
      block(9, 3, reach * 0.5, 1),
      accent,
      at(0, 0, 0, 0, turn).multiply(at(0, 133, reach * 0.5, 5.2)),
      { edges: 0 },
    )
    const a = (turn * Math.PI) / 180
    model.place(
      wheel,
      at(Math.sin(a) * (reach - 20), 0, Math.cos(a) * (reach - 20), 0, turn * 2.3 + 40),
    )
  }
  model.add(
    turned(
      [
        [0, 80],
        [36, 80],
        [47, 88],
        [50, 104],
        [50, 126],
        [43, 140],
        [30, 148],
        [0, 148],
      ],
      40,
    ),
    leg,
  )
  model.add(ring(39, 2.4, 40, 6), accent, at(0, 144, 0, 90), { edges: 0 })
  model.add(
    turned(
      [
        [27, 146],
        [27, 214],
        [24, 218],
        [24, 268],
        [20, 272],
        [20, 316],
        [14, 318],
        [14, top],
        [0, top],
      ],
      32,
    ),
    'coal',
  )
  model.add(
    turned(
      [
        [14.4, 316],
        [14.4, top],
      ],
      32,
    ),
    'chrome',
    at(0, 0, 0),
    { open: true },
  )
  return model
}

/** Tilt mechanism under a seat at `height`, with its lever on the right. */
export const mechanism = (height: number): Model =>
  new Model()
    .add(block(170, 34, 230, 6), 'iron', at(0, height - 18, -8))
    .add(block(300, 12, 52, 3), 'coal', at(0, height + 4, 90))
    .add(block(300, 12, 52, 3), 'coal', at(0, height + 4, -110))
    .add(rod(20, 52, 4, 28), 'slag', at(0, height - 22, 128, 90))
    .add(rod(5, 190, 1, 14), 'gunmetal', at(160, height - 20, -4, 0, 0, 84))
    .add(block(56, 9, 20, 3), 'coal', at(262, height - 10, -4))
