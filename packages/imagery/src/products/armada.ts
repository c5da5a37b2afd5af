import { Vector3 } from 'three'
import { armrest } from '../parts/armrest.ts'
import { letter } from '../parts/lettering.ts'
import { block, plate, rod, rounded } from '../parts/solids.ts'
import { mechanism, starBase } from '../parts/undercarriage.ts'
import { along, pillow, seam, upholster } from '../parts/upholstery.ts'
import type { Product } from '../product.ts'
import { at, mirrorX, Model } from '../svg/model.ts'
import { chairViews } from '../views.ts'
import { backFaces, crest, seatFaces, shell } from './seating.ts'

const { front, rear } = backFaces({
  height: 880,
  seam: 0.6,
  at: [0, 0.12, 0.3, 0.5, 0.66, 0.78, 0.88, 0.95, 1],
  half: [262, 272, 268, 276, 298, 296, 262, 226, 176],
  panel: [176, 180, 178, 182, 190, 186, 164, 140, 108],
  wing: [34, 40, 36, 32, 32, 28, 20, 14, 8],
  thick: [92, 100, 98, 92, 88, 84, 78, 70, 58],
  curve: [8, 26, 28, 6, -8, -10, -4, 4, 10],
})

const { top, under } = seatFaces({
  depth: 570,
  seam: 0.66,
  half: [276, 288, 296, 296, 290, 274],
  panel: [206, 214, 220, 224, 226, 224],
  bolster: [12, 14, 12, 9, 4, 0],
  dip: [4, 2, 6, 14, 10, -36],
  thick: 82,
})

const ahead = new Vector3(0, 0, 1)
const above = new Vector3(0, 1, 0)

const seat = (model: Model) => {
  const place = at(0, 486, 20, -2.5)
  upholster(
    model,
    top,
    [
      { t: [0, 0.46], u: [-0.66, 0.66], finish: 'fabric', puff: 14 },
      { t: [0.46, 1], u: [-0.66, 0.66], finish: 'fabric', puff: 18 },
      { t: [0, 1], u: [0.66, 0.86], finish: 'accent', puff: 6 },
      { t: [0, 1], u: [-0.86, -0.66], finish: 'accent', puff: 6 },
      { t: [0, 1], u: [0.86, 1], finish: 'leather' },
      { t: [0, 1], u: [-1, -0.86], finish: 'leather' },
    ],
    place,
    above,
  )
  shell(model, top, under, 'leather', place)
  for (const side of [-1, 1]) {
    seam(model, along(top, [0.02, side * 0.66], [0.98, side * 0.66], place, above), 'thread')
    seam(model, along(top, [0, side * 0.86], [0.99, side * 0.86], place, above), 'thread')
  }
  seam(model, along(top, [0.46, -0.65], [0.46, 0.65], place, new Vector3(0, 3, 0)), 'thread')
}

const back = (model: Model, tilt: number) => {
  const place = at(0, 486, -222, -tilt)
  const ribs = [0, 0.17, 0.33, 0.48, 0.62, 0.75]
  upholster(
    model,
    front,
    [
      ...ribs.slice(1).map((to, k) => ({
        t: [ribs[k] as number, to] as [number, number],
        u: [-0.6, 0.6] as [number, number],
        finish: 'fabric',
        puff: 15,
      })),
      { t: [0, 0.75], u: [0.6, 0.8], finish: 'accent', puff: 6 },
      { t: [0, 0.75], u: [-0.8, -0.6], finish: 'accent', puff: 6 },
      { t: [0, 0.75], u: [0.8, 1], finish: 'leather', puff: 5 },
      { t: [0, 0.75], u: [-1, -0.8], finish: 'leather', puff: 5 },
      { t: [0.75, 1], u: [-1, 1], finish: 'leather', puff: 8 },
    ],
    place,
    ahead,
    18,
  )
  shell(model, front, rear, 'leather', place)
  for (const side of [-1, 1]) {
    seam(model, along(front, [0.01, side * 0.6], [0.745, side * 0.6], place, ahead), 'thread')
    seam(model, along(front, [0.01, side * 0.8], [0.745, side * 0.8], place, ahead), 'thread')
  }
  for (const t of ribs.slice(1, -1))
    model.line(along(front, [t, -0.59], [t, 0.59], place, new Vector3(0, 0, 2)), {
      color: '#050608',
      width: 5,
      opacity: 0.8,
    })
  seam(model, along(front, [0.75, -0.97], [0.75, 0.97], place, new Vector3(0, 0, 3)), 'thread')
  const neck = place.clone().multiply(at(0, 742, 48, 4))
  pillow(model, 330, 138, 100, 'leather', neck, 3.4)
  letter(model, 'ARGO', 34, neck.clone().multiply(at(0, 0, 51)))
  crest(model, 96, place.clone().multiply(at(0, 580, -100, 0, 180)), 'accent')
  for (const side of [-1, 1])
    model.line(along(rear, [0.04, side * 0.62], [0.93, side * 0.5], place, new Vector3(0, 0, -2)), {
      color: 'accent',
      width: 7,
    })
}

const build = (view: string): Model => {
  const model = new Model()
  model.place(starBase(372, 384, 'alloy', 'coal')).place(mechanism(392))
  seat(model)
  back(model, view === 'reclined' ? 44 : 12)
  for (const side of [1, -1]) {
    const arm = new Model().place(
      armrest('accent', 'leather'),
      at(312, 14, -10).scale(new Vector3(1.08, 1, 1.1)),
    )
    arm.add(plate(rounded(120, 156, 20), 26, 6), 'coal', at(290, 484, -222, 0, 90))
    arm.add(block(10, 120, 18, 3), 'alloy', at(305, 490, -222))
    arm.add(rod(20, 8, 1.5, 6), 'gunmetal', at(308, 490, -222, 0, 0, 90))
    model.place(arm, side > 0 ? at(0, 0, 0) : mirrorX)
  }
  return model
}

/** Armada: broad and heavy, ribbed in the middle, on an aluminium star. */
export const armada: Product = {
  key: 'armada',
  build,
  poses: ['reclined'],
  views: chairViews({
    headrest: { focus: [0, 1200, -130], span: 640 },
    armrest: { focus: [330, 664, 40], span: 560 },
  }),
  palette: {
    alloy: { color: '#7b838d', rough: 0.32, metal: 0.85 },
    thread: { color: '#8b939d', rough: 0.5, metal: 0 },
  },
  colours: {
    'black-silver': { accent: { color: '#8f979f', rough: 0.36, metal: 0.3 } },
    'black-white': { accent: { color: '#dfe2e5', rough: 0.5, metal: 0 } },
  },
}
