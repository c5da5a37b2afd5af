import { Vector3 } from 'three'
import { block, plate, rod, rounded } from '../parts/solids.ts'
import { mechanism, starBase } from '../parts/undercarriage.ts'
import { along, seam, upholster } from '../parts/upholstery.ts'
import type { Product } from '../product.ts'
import { at, mirrorX, Model } from '../svg/model.ts'
import { productViews } from '../views.ts'
import { backFaces, crest, seatFaces, shell } from './seating.ts'

const { front, rear } = backFaces({
  height: 830,
  seam: 0.78,
  at: [0, 0.15, 0.35, 0.55, 0.75, 0.9, 1],
  half: [246, 256, 258, 258, 252, 242, 224],
  panel: [196, 202, 204, 204, 200, 192, 176],
  wing: [16, 18, 16, 14, 12, 10, 6],
  thick: [70, 78, 76, 72, 70, 66, 58],
  curve: [8, 26, 26, 8, 2, 14, 22],
})

const { top, under } = seatFaces({
  depth: 540,
  seam: 0.78,
  half: [262, 272, 276, 276, 270, 252],
  panel: [206, 214, 218, 218, 214, 204],
  bolster: [14, 16, 14, 10, 4, 0],
  dip: [4, 4, 8, 16, 8, -40],
  thick: 74,
})

const ahead = new Vector3(0, 0, 1)

const tufts = (
  model: Model,
  surface: typeof front,
  cuts: number[],
  place: ReturnType<typeof at>,
  out: Vector3,
) => {
  upholster(
    model,
    surface,
    [
      ...cuts.slice(1).flatMap((to, k) => {
        const t: [number, number] = [cuts[k] as number, to]
        return [
          { t, u: [-0.78, -0.005] as [number, number], finish: 'leather', puff: 13 },
          { t, u: [0.005, 0.78] as [number, number], finish: 'leather', puff: 13 },
        ]
      }),
      { t: [0, 1], u: [0.78, 1], finish: 'leather', puff: 4 },
      { t: [0, 1], u: [-1, -0.78], finish: 'leather', puff: 4 },
    ],
    place,
    out,
    18,
  )
  const lift = out.clone().multiplyScalar(2)
  for (const side of [-1, 1])
    seam(model, along(surface, [0.01, side * 0.78], [0.99, side * 0.78], place, lift), 'thread')
  for (const t of cuts.slice(1, -1))
    model.line(along(surface, [t, -0.77], [t, 0.77], place, lift), {
      color: '#040506',
      width: 5,
      opacity: 0.85,
    })
  model.line(along(surface, [0.01, 0], [0.99, 0], place, lift), {
    color: '#040506',
    width: 5,
    opacity: 0.85,
  })
}

/** A polished post with a long leather pad, set to height and angle, on the right side. */
const postArm = (): Model =>
  new Model()
    .add(block(110, 14, 90, 3), 'iron', at(232, 404, -20))
    .add(block(22, 150, 96, 6), 'polish', at(286, 466, -20))
    .add(block(16, 120, 62, 4), 'chrome', at(286, 576, -20))
    .add(rod(15, 5, 1.5, 28), 'chrome', at(299, 500, -20, 0, 0, 90))
    .add(block(58, 14, 210, 5), 'coal', at(286, 634, -20))
    .add(plate(rounded(88, 320, 26), 50, 13, 10), 'leather', at(286, 664, -20, 90), { crease: 40 })

const build = (view: string): Model => {
  const model = new Model()
  model.place(starBase(345, 384, 'polish', 'coal')).place(mechanism(390))
  const seat = at(0, 478, 16, -2.5)
  tufts(model, top, [0, 0.34, 0.67, 1], seat, new Vector3(0, 1, 0))
  shell(model, top, under, 'leather', seat)
  const place = at(0, 480, -214, view === 'reclined' ? -34 : -11)
  tufts(model, front, [0, 0.15, 0.3, 0.45, 0.6, 0.75], place, ahead)
  upholster(
    model,
    front,
    [{ t: [0.755, 1], u: [-0.78, 0.78], finish: 'leather', puff: 30 }],
    place,
    ahead,
  )
  shell(model, front, rear, 'leather', place)
  crest(model, 54, place.clone().multiply(at(0, 734, 56)), 'steel')
  crest(model, 80, place.clone().multiply(at(0, 560, -76, 0, 180)), 'steel')
  model.add(block(60, 190, 16, 4), 'polish', at(0, 436, -262, -18))
  model.add(rod(16, 380, 3, 24), 'gunmetal', at(0, 452, -232, 0, 0, 90))
  for (const side of [1, -1]) model.place(postArm(), side > 0 ? at(0, 0, 0) : mirrorX)
  return model
}

/** Imperium: an executive seat, quilted and without wings, on polished metal. */
export const imperium: Product = {
  key: 'imperium',
  build,
  palette: {
    polish: { color: '#59616b', rough: 0.2, metal: 0.95 },
    thread: { color: '#5b636d', rough: 0.5, metal: 0 },
    leather: { color: '#1d1e22', rough: 0.36, metal: 0.02 },
  },
  views: productViews({
    hero: { elevation: 10, azimuth: 33 },
    front: { elevation: 7 },
    side: { elevation: 5 },
    rear: { azimuth: 212, elevation: 10 },
    top: { azimuth: 28, elevation: 52 },
    detail: { azimuth: 34, elevation: 18, focus: [60, 860, -150], span: 620 },
  }),
}
