import { Vector3 } from 'three'
import { armrest } from '../parts/armrest.ts'
import { letter } from '../parts/lettering.ts'
import { mechanism, starBase } from '../parts/undercarriage.ts'
import { plate, ring, rod, rounded } from '../parts/solids.ts'
import { along, pillow, seam, upholster } from '../parts/upholstery.ts'
import type { Product } from '../product.ts'
import { at, mirrorX, Model } from '../svg/model.ts'
import { chairViews } from '../views.ts'
import { backFaces, blots, crest, seatFaces, shell } from './seating.ts'

const { front, rear } = backFaces({
  height: 840,
  seam: 0.52,
  at: [0, 0.1, 0.28, 0.44, 0.56, 0.66, 0.735, 0.79, 0.86, 0.94, 1],
  half: [230, 236, 224, 222, 248, 278, 266, 216, 186, 174, 126],
  panel: [140, 138, 130, 130, 138, 146, 142, 130, 120, 110, 80],
  wing: [70, 102, 108, 98, 108, 122, 98, 46, 22, 12, 6],
  thick: [75, 80, 82, 80, 78, 74, 70, 64, 58, 52, 42],
  curve: [6, 20, 22, 4, -8, -12, -10, -6, -2, 2, 8],
})

const { top, under } = seatFaces({
  depth: 530,
  seam: 0.555,
  half: [245, 262, 272, 272, 266, 250],
  panel: [155, 162, 168, 174, 182, 190],
  bolster: [55, 75, 72, 50, 22, 5],
  dip: [0, -5, -2, 10, 6, -34],
  thick: 68,
})

const ahead = new Vector3(0, 0, 1)
const above = new Vector3(0, 1, 0)

const seat = (model: Model) => {
  const place = at(0, 472, 15, -2.5)
  upholster(
    model,
    top,
    [
      { t: [0, 0.3], u: [-0.555, 0.555], finish: 'leather', puff: 10 },
      { t: [0.3, 1], u: [-0.555, 0.555], finish: 'leather', puff: 16 },
      { t: [0, 1], u: [0.555, 0.91], finish: 'accent', puff: 5 },
      { t: [0, 1], u: [-0.91, -0.555], finish: 'accent', puff: 5 },
      { t: [0, 1], u: [0.91, 1], finish: 'leather' },
      { t: [0, 1], u: [-1, -0.91], finish: 'leather' },
    ],
    place,
    above,
  )
  shell(model, top, under, 'leather', place)
  for (const side of [-1, 1]) {
    seam(model, along(top, [0.02, side * 0.555], [0.98, side * 0.555], place, above), 'accent')
    seam(model, along(top, [0, side * 0.91], [0.99, side * 0.91], place, above), 'accent', true)
    blots(
      model,
      top,
      [0.02, 0.98],
      side < 0 ? [-0.9, -0.56] : [0.56, 0.9],
      place,
      new Vector3(0, 5, 0),
    )
  }
  seam(model, along(top, [0.3, -0.55], [0.3, 0.55], place, new Vector3(0, 3, 0)), 'accent')
}

const back = (model: Model, tilt: number) => {
  const place = at(0, 475, -205, -tilt)
  upholster(
    model,
    front,
    [
      { t: [0, 0.235], u: [-0.52, 0.52], finish: 'leather', puff: 8 },
      { t: [0.235, 0.62], u: [-0.52, 0.52], finish: 'fabric', puff: 10 },
      { t: [0.62, 0.775], u: [-0.52, 0.52], finish: 'leather', puff: 8 },
      { t: [0, 0.775], u: [0.52, 0.885], finish: 'accent', puff: 6 },
      { t: [0, 0.775], u: [-0.885, -0.52], finish: 'accent', puff: 6 },
      { t: [0, 0.775], u: [0.885, 1], finish: 'leather' },
      { t: [0, 0.775], u: [-1, -0.885], finish: 'leather' },
      { t: [0.775, 1], u: [-1, 1], finish: 'leather', puff: 6 },
    ],
    place,
    ahead,
    18,
  )
  shell(model, front, rear, 'leather', place)
  for (const side of [-1, 1]) {
    seam(model, along(front, [0.02, side * 0.52], [0.77, side * 0.52], place, ahead), 'accent')
    seam(model, along(front, [0, side * 0.885], [0.97, side * 0.885], place, ahead), 'accent', true)
    blots(
      model,
      front,
      [0.02, 0.76],
      side < 0 ? [-0.88, -0.53] : [0.53, 0.88],
      place,
      new Vector3(0, 0, 6),
    )
    for (const [face, z] of [
      [front, 4],
      [rear, -4],
    ] as const) {
      const hole = Array.from({ length: 28 }, (_, k) => {
        const a = (k / 28) * Math.PI * 2
        const bow = (c: number) => Math.sign(c) * Math.abs(c) ** 0.62
        return new Vector3(
          ...face(0.884 + 0.03 * bow(Math.sin(a)), side * (0.33 + 0.16 * bow(Math.cos(a)))),
        )
          .add(new Vector3(0, 0, z))
          .applyMatrix4(place)
      })
      model.line(hole, { color: '#050608', fill: true })
      model.line(hole, { color: 'accent', width: 8, closed: true })
    }
  }
  for (const t of [0.235, 0.62])
    seam(model, along(front, [t, -0.51], [t, 0.51], place, new Vector3(0, 0, 3)), 'accent')
  seam(model, along(front, [0.775, -0.86], [0.775, 0.86], place, new Vector3(0, 0, 3)), 'accent')
  const neck = place.clone().multiply(at(0, 640, 40, 3))
  const edging = pillow(model, 230, 118, 76, 'leather', neck)
  model.line(edging, { color: 'accent', width: 4, closed: true })
  letter(model, 'ARGO', 30, neck.clone().multiply(at(0, 0, 39)))
  const waist = place.clone().multiply(at(0, 172, 74, -3))
  model.line(pillow(model, 270, 170, 92, 'leather', waist), {
    color: 'accent',
    width: 4,
    closed: true,
  })
  letter(model, 'ARGO', 34, waist.clone().multiply(at(0, 10, 47)))
  crest(model, 84, place.clone().multiply(at(0, 560, -88, 0, 180)), 'accent')
}

const build = (view: string): Model => {
  const model = new Model()
  model.place(starBase(335, 372, 'coal', 'accent')).place(mechanism(380))
  seat(model)
  back(model, view === 'reclined' ? 46 : 13)
  for (const side of [1, -1]) {
    const arm = new Model().place(armrest('accent'), at(292, 0, -10))
    arm.add(plate(rounded(112, 142, 40), 22, 5), 'coal', at(262, 472, -205, 0, 90))
    arm.add(rod(29, 8, 1.5, 32), 'gunmetal', at(276, 480, -205, 0, 0, 90))
    arm.add(ring(29, 2, 40, 6), 'accent', at(279, 480, -205, 0, 90), { edges: 0 })
    model.place(arm, side > 0 ? at(0, 0, 0) : mirrorX)
  }
  return model
}

const cloth = (color: string) => ({ accent: { color, rough: 0.44, metal: 0.02 } })

/** Swift Pro: a bucket seat with wings. */
export const swiftPro: Product = {
  key: 'swift-pro',
  build,
  poses: ['reclined'],
  views: chairViews(),
  colours: {
    'black-red': cloth('#b5121d'),
    'black-blue': cloth('#1d50cf'),
    'black-white': cloth('#d3d6da'),
    'black-camouflage': {
      ...cloth('#565d47'),
      camoDark: { color: '#262b21', rough: 0.5, metal: 0 },
      camoLight: { color: '#7b7f68', rough: 0.5, metal: 0 },
    },
  },
}
