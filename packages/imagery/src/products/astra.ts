import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { armrest } from '../parts/armrest.ts'
import { block, rod, skin } from '../parts/solids.ts'
import { mechanism, starBase } from '../parts/undercarriage.ts'
import { along, pillow, seam, type Surface, stations, upholster } from '../parts/upholstery.ts'
import type { Product } from '../product.ts'
import { at, mirrorX, Model } from '../svg/model.ts'
import { chairViews } from '../views.ts'
import { crest, seatFaces, shell } from './seating.ts'

const half = stations([0, 0.2, 0.45, 0.7, 0.9, 1], [176, 206, 226, 238, 214, 168])
const curve = stations([0, 0.2, 0.4, 0.7, 1], [10, 40, 32, 2, 16])
const tall = 620

/** The stretched net of the back. */
const net: Surface = (t, u) => [half(t) * u, t * tall, curve(t) - 26 * (1 - u * u) + 26]

const { top, under } = seatFaces({
  depth: 500,
  seam: 0.7,
  half: [236, 252, 260, 260, 252, 232],
  panel: [172, 180, 186, 186, 182, 170],
  bolster: [14, 18, 16, 10, 4, 0],
  dip: [2, 0, 4, 12, 4, -38],
  thick: 44,
})

const frame = (model: Model, place: ReturnType<typeof at>) => {
  const points: Vector3[] = []
  for (let k = 0; k <= 12; k += 1) points.push(new Vector3(...net(k / 12, 1)))
  for (let k = 1; k < 5; k += 1)
    points.push(
      new Vector3(...net(1, 1 - k * 0.4)).add(new Vector3(0, 16 * Math.sin((k / 5) * Math.PI), 0)),
    )
  for (let k = 12; k >= 0; k -= 1) points.push(new Vector3(...net(k / 12, -1)))
  for (let k = 1; k < 5; k += 1)
    points.push(
      new Vector3(...net(0, -1 + k * 0.4)).add(
        new Vector3(0, -12 * Math.sin((k / 5) * Math.PI), 0),
      ),
    )
  const loop = new CatmullRomCurve3(points, true, 'catmullrom', 0.5)
  model.add(new TubeGeometry(loop, 90, 13, 10, true), 'iron', place, { edges: 0, crease: 60 })
  model.line(
    loop.getPoints(80).map((point) => point.add(new Vector3(0, 0, 13.4)).applyMatrix4(place)),
    { color: 'accent', width: 5, closed: true },
  )
}

const back = (model: Model, tilt: number) => {
  const place = at(0, 486, -212, -tilt)
  const grid = Array.from({ length: 21 }, (_, r) =>
    Array.from({ length: 13 }, (__, c) => net(r / 20, c / 6 - 1)),
  )
  model.add(skin(grid), 'net', place, { open: true, crease: 80, edges: 0 })
  for (let k = 1; k < 30; k += 1) {
    model.line(along(net, [k / 30, -0.97], [k / 30, 0.97], place, new Vector3(0, 0, 1), 10), {
      color: '#59626d',
      width: 3,
      opacity: 0.34,
    })
  }
  frame(model, place)
  for (const side of [-1, 1]) {
    const spine = [
      [side * 26, -40, -46],
      [side * 34, 90, -44],
      [side * 90, 300, -46],
      [side * 168, 450, -18],
      [side * 214, 500, 8],
    ].map((p) => new Vector3(...(p as [number, number, number])))
    model.add(new TubeGeometry(new CatmullRomCurve3(spine), 24, 13, 10), 'iron', place, {
      edges: 0,
      crease: 60,
    })
  }
  model.add(block(310, 76, 20, 8), 'accent', place.clone().multiply(at(0, 128, -6)), { edges: 1 })
  model.add(block(250, 40, 6, 3), 'coal', place.clone().multiply(at(0, 128, 6)))
  crest(model, 40, place.clone().multiply(at(0, 470, -62, 0, 180)), 'accent')
  for (const side of [-1, 1])
    model.add(block(15, 130, 8, 2), 'gunmetal', place.clone().multiply(at(side * 34, 655, 2, 4)))
  const neck = place.clone().multiply(at(0, 722, 22, 8))
  model.line(pillow(model, 290, 132, 62, 'fabric', neck, 3.4), {
    color: 'accent',
    width: 5,
    closed: true,
  })
}

const build = (view: string): Model => {
  const model = new Model()
  model.place(starBase(330, 396, 'coal', 'accent')).place(mechanism(412))
  const seat = at(0, 478, 12, -2)
  upholster(
    model,
    top,
    [
      { t: [0, 1], u: [-0.7, 0.7], finish: 'fabric', puff: 18 },
      { t: [0, 1], u: [0.7, 1], finish: 'fabric', puff: 3 },
      { t: [0, 1], u: [-1, -0.7], finish: 'fabric', puff: 3 },
    ],
    seat,
    new Vector3(0, 1, 0),
  )
  shell(model, top, under, 'fabric', seat)
  for (const side of [-1, 1])
    seam(
      model,
      along(top, [0.02, side * 0.7], [0.98, side * 0.7], seat, new Vector3(0, 1, 0)),
      'accent',
      true,
    )
  back(model, view === 'reclined' ? 36 : 12)
  model.add(block(76, 96, 40, 8), 'iron', at(0, 438, -226, -12))
  model.add(rod(14, 130, 2, 24), 'gunmetal', at(0, 452, -232, 0, 0, 90))
  for (const side of [1, -1])
    model.place(
      new Model().place(armrest('accent'), at(276, 8, -10)),
      side > 0 ? at(0, 0, 0) : mirrorX,
    )
  return model
}

/** Astra: the light one, a net stretched in a frame, with a headrest of its own. */
export const astra: Product = {
  key: 'astra',
  build,
  poses: ['reclined'],
  views: chairViews({ headrest: { focus: [0, 1140, -150], span: 560 } }),
  palette: { net: { color: '#3d444d', rough: 0.8, metal: 0, glass: 0.5 } },
  colours: {
    'black-gold': { accent: { color: '#c08f35', rough: 0.36, metal: 0.55 } },
    'black-purple': { accent: { color: '#6d35cc', rough: 0.42, metal: 0.1 } },
  },
}
