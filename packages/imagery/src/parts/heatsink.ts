import { at, Model } from '../svg/model.ts'
import { block, rod } from './solids.ts'
import { type BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'

/** A stack of thin plates along y: `count` fins between heights `from` and `to`. */
export const fins = (
  width: number,
  depth: number,
  from: number,
  to: number,
  count: number,
  finish = 'aluminium',
): Model => {
  const model = new Model()
  const pitch = (to - from) / (count - 1)
  for (let k = 0; k < count; k += 1) {
    model.add(block(width, pitch * 0.42, depth, 0.25), finish, at(0, from + k * pitch, 0), {
      edges: k === count - 1 ? 1.3 : 0.9,
    })
  }
  return model
}

/** A bent round pipe through the points. */
export const pipe = (
  points: [number, number, number][],
  radius: number,
  steps = 28,
): BufferGeometry =>
  new TubeGeometry(
    new CatmullRomCurve3(
      points.map(([x, y, z]) => new Vector3(x, y, z)),
      false,
      'catmullrom',
      0.3,
    ),
    steps,
    radius,
    12,
  )

/** The copper-and-steel foot that sits on the processor. */
export const foot = (size: number): Model =>
  new Model()
    .add(block(size, 9, size, 1.4), 'copper', at(0, 4.5, 0))
    .add(block(size + 8, 10, size - 6, 2), 'gunmetal', at(0, 13, 0))
    .add(block(size + 52, 4, 14, 1), 'steel', at(0, 19, 0))
    .add(rod(4.5, 22, 1, 20), 'chrome', at(-(size + 40) / 2, 14, 0))
    .add(rod(4.5, 22, 1, 20), 'chrome', at((size + 40) / 2, 14, 0))
